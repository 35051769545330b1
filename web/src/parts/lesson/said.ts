// What is said in a lesson, by the keys of its steps.
import type { Desk } from '../../core/desk.svelte'
import type { LessonNow } from '../../core/types'
import { tr, words } from '../../core/words.svelte'

const keyOf = ({ name, steps, step }: LessonNow): string => `${name}-${steps[step] ?? 'end'}`

/** The coach's one sentence. */
export function sentence(desk: Desk, lesson: LessonNow): string {
  if (lesson.mode !== 'wait') return tr(keyOf(lesson))
  const waiting = (desk.now?.waiting ?? []).map((seat) => desk.names[seat] ?? '')
  return tr('lesson-rival', { name: words.listed(waiting) })
}

/** And why; nobody asks while a rival is busy. */
export const reason = (lesson: LessonNow): string => (lesson.mode === 'wait' ? '' : tr(`${keyOf(lesson)}-why`))

export const titleOf = (lesson: LessonNow, at: number): string => tr(`${lesson.name}-${lesson.steps[at]}-title`)

/** The one line in the question that says what the lesson waits for. */
export function waitedFor(_desk: Desk, lesson: LessonNow): string {
  if (lesson.mode === 'read') return tr('lesson-read-first')
  if (lesson.mode === 'over') return tr('lesson-over')
  if (lesson.mode === 'free') return tr('lesson-as-you-like')
  const key = `${keyOf(lesson)}-waits`
  return tr(words.has(key) ? key : 'lesson-waits')
}

/** "village-1" is the first lesson of its game. */
export const numberOf = (name: string): number => Number(name.split('-').at(-1))
