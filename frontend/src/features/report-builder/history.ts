/** Undo and redo without end: every state that was, as a value. States share what did not change, so a thousand of them are small. */

export type History<T> = {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** what the last change was a part of, such as the typing of one name: its next part is the same step */
  readonly step: string | null
}

export const begun = <T>(present: T): History<T> => ({ past: [], present, future: [], step: null })

/** @param step one that goes on is undone as one */
export function changed<T>(history: History<T>, next: T, step: string | null = null): History<T> {
  if (next === history.present) return history
  const goesOn = step !== null && step === history.step
  return { past: goesOn ? history.past : [...history.past, history.present], present: next, future: [], step }
}

export function undone<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1)
  return before === undefined ? { past, present, future, step: null } : { past: past.slice(0, -1), present: before, future: [present, ...future], step: null }
}

export function redone<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future
  return next === undefined ? { past, present, future, step: null } : { past: [...past, present], present: next, future: rest, step: null }
}
