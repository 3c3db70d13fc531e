import { chunksOf } from '../../../shared/chunks.ts'

/** How far an import is: told while it works, so that whoever waits can see it. */
export type Progress = {
  /** rows of a file were read */
  readonly read: (rows: number) => void
  /** All is read and understood, and so much is to be written. Before the first of it. `items`: what is stored of the rows, with what goes beside them. */
  readonly toWrite: (rows: number, items: number) => Promise<void> | void
  readonly wrote: (rows: number, items: number) => Promise<void> | void
}

export const nobodyWatches: Progress = { read: () => {}, toWrite: () => {}, wrote: () => {} }

/** Items written between two reports of progress. */
const itemsPerReport = 1000

export async function inSlices<One>(all: readonly One[], write: (some: readonly One[]) => Promise<void>, wrote: Progress['wrote']): Promise<void> {
  for (const some of chunksOf(all, itemsPerReport)) {
    await write(some)
    await wrote(some.length, some.length)
  }
}
