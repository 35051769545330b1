// The letters the page writes with, and no others: half of a font is small capitals, old figures and hints for
// screens that are gone. What is not here is written in the reader's own font, as Japanese is.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const { compress, decompress } = require('wawoff2') as Record<'compress' | 'decompress', (font: Uint8Array) => Promise<Uint8Array>>
const HARFBUZZ = '../node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm'

/** English and French, with their marks, arrows and a minus. */
const LETTERS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
/** Letters that keep their distance, and figures that stand in rows. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark']
const FEATURE_TAGS = 6
const NO_HINTS = 1
const READ_ONLY = 1

type Pointer = number
type Harfbuzz = {
  memory: WebAssembly.Memory
  malloc(size: number): Pointer
  free(at: Pointer): void
  hb_blob_create(data: Pointer, size: number, mode: number, user: number, destroy: number): Pointer
  hb_blob_destroy(blob: Pointer): void
  hb_blob_get_data(blob: Pointer, size: number): Pointer
  hb_blob_get_length(blob: Pointer): number
  hb_face_create(blob: Pointer, index: number): Pointer
  hb_face_destroy(face: Pointer): void
  hb_face_reference_blob(face: Pointer): Pointer
  hb_set_add(set: Pointer, value: number): void
  hb_set_clear(set: Pointer): void
  hb_subset_input_create_or_fail(): Pointer
  hb_subset_input_destroy(input: Pointer): void
  hb_subset_input_set(input: Pointer, kind: number): Pointer
  hb_subset_input_set_flags(input: Pointer, flags: number): void
  hb_subset_input_unicode_set(input: Pointer): Pointer
  hb_subset_or_fail(face: Pointer, input: Pointer): Pointer
}

const tagOf = (name: string): number => [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0)

async function harfbuzz(): Promise<Harfbuzz> {
  const { instance } = await WebAssembly.instantiate(readFileSync(new URL(HARFBUZZ, import.meta.url)))
  return instance.exports as unknown as Harfbuzz
}

function subset(hb: Harfbuzz, font: Uint8Array): Uint8Array {
  const data = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const blob = hb.hb_blob_create(data, font.length, READ_ONLY, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, NO_HINTS)
  const features = hb.hb_subset_input_set(input, FEATURE_TAGS)
  hb.hb_set_clear(features)
  for (const name of FEATURES) hb.hb_set_add(features, tagOf(name))
  const letters = hb.hb_subset_input_unicode_set(input)
  for (const [first, last] of LETTERS) for (let letter = first; letter <= last; letter += 1) hb.hb_set_add(letters, letter)
  const smaller = hb.hb_subset_or_fail(face, input)
  if (!smaller) throw new Error('The letters of the page could not be cut out of their font.')
  const found = hb.hb_face_reference_blob(smaller)
  const at = hb.hb_blob_get_data(found, 0)
  const body = new Uint8Array(hb.memory.buffer).slice(at, at + hb.hb_blob_get_length(found))
  hb.hb_blob_destroy(found)
  hb.hb_face_destroy(smaller)
  hb.hb_subset_input_destroy(input)
  hb.hb_face_destroy(face)
  hb.hb_blob_destroy(blob)
  hb.free(data)
  return body
}

export function letters(): Plugin {
  return {
    name: 'demesne-letters',
    apply: 'build',
    async generateBundle(_, bundle) {
      const hb = await harfbuzz()
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2') || typeof file.source === 'string') continue
        // Copied: the next font is worked on in the same place.
        const whole = Uint8Array.from(await decompress(file.source))
        file.source = Uint8Array.from(await compress(subset(hb, whole)))
      }
    },
  }
}
