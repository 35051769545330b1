// Little sounds for one's turn, made on the spot.
import type { Sound } from './prefs.svelte'

/** Pitch in hertz, when it begins, how loud, how long it rings. */
type Tone = readonly [pitch: number, delay: number, volume: number, length: number]
const TONES = {
  bell: { wave: 'sine', tones: [[587.3, 0, 0.12, 0.9], [880, 0.09, 0.09, 0.9], [1760, 0.09, 0.02, 0.9]] },
  harp: { wave: 'triangle', tones: [[392, 0, 0.1, 0.7], [493.9, 0.1, 0.1, 0.7], [587.3, 0.2, 0.1, 0.7], [784, 0.3, 0.1, 1]] },
  wood: { wave: 'sine', tones: [[210, 0, 0.3, 0.12], [210, 0.16, 0.3, 0.12]] },
  horn: { wave: 'sawtooth', tones: [[196, 0, 0.05, 0.35], [293.7, 0.22, 0.05, 0.8]] },
} as const satisfies Record<Exclude<Sound, 'off'>, { wave: OscillatorType; tones: readonly Tone[] }>

let audio: AudioContext | null = null

export function play(sound: Sound): void {
  // Browsers keep silent until the reader has touched the page; so do we.
  if (sound === 'off' || !navigator.userActivation.hasBeenActive) return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    const start = audio.currentTime
    const { wave, tones } = TONES[sound]
    for (const [pitch, delay, volume, length] of tones) {
      const tone = audio.createOscillator()
      const gain = audio.createGain()
      tone.type = wave
      tone.frequency.value = pitch
      gain.gain.setValueAtTime(0, start + delay)
      gain.gain.linearRampToValueAtTime(volume, start + delay + 0.01)
      gain.gain.exponentialRampToValueAtTime(0.0001, start + delay + length)
      tone.connect(gain).connect(audio.destination)
      tone.start(start + delay)
      tone.stop(start + delay + length + 0.1)
    }
  } catch {
    // No sound here; the title and the page still say whose turn it is.
  }
}
