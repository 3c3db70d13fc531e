/** The room on the disk of the data folder. Without any, writes are refused before they begin, so that none is cut in half. */
import { statfs } from 'node:fs/promises'

/** Bytes that are left alone, for the database to finish what it has begun. */
const reserve = 64 * 1024 * 1024
const askAgainMs = 1000

export type DiskSpace = {
  hasRoom: () => Promise<boolean>
  /** answers when there is room */
  waitForRoom: () => Promise<void>
}

/** Bytes that a program may still write. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** `say` hears once when the disk is full, and once when it has room again. */
export function watchDisk(folder: string, say: (line: string) => void, free = freeBytes): DiskSpace {
  let full = false
  async function hasRoom(): Promise<boolean> {
    const now = (await free(folder)) < reserve
    if (now !== full)
      say(
        now
          ? `The disk of ${folder} is full: nothing is written until 64 MB are free. What is there can be read.`
          : 'The disk has room again: Almanac goes on.',
      )
    full = now
    return !full
  }
  return {
    hasRoom,
    waitForRoom: async () => {
      while (!(await hasRoom())) await new Promise((resolve) => setTimeout(resolve, askAgainMs).unref())
    },
  }
}
