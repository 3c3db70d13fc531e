import { tellFailure } from '../../lib/tell-failure.ts'

export type Turns = (about: string, write: () => Promise<unknown>) => Promise<boolean>

/** What is about all of them: it waits for each write before it, and each after it waits for it. */
export const everything = '*'

/** Writes about the same thing one after another, so that the last thing done is what stays. A failure is told, and answered with false. */
export function turns(): Turns {
  const writes = new Map<string, Promise<boolean>>()
  return async (about, write) => {
    const before = about === everything ? [...writes.values()] : [writes.get(about), writes.get(everything)]
    const mine = Promise.all(before)
      .then(write)
      .then(
        () => true,
        (error: unknown) => {
          tellFailure(error)
          return false
        },
      )
    writes.set(about, mine)
    const done = await mine
    if (writes.get(about) === mine) writes.delete(about)
    return done
  }
}
