/** One process at a time on a folder. The lock is the operating system's, so it ends with its process, however that ends. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

export type FolderLock = { release: () => void }

/** What nobody refers to is closed by and by, and its lock with it. */
const held = new Set<DatabaseSync>()

/** Null when another has it. */
export function lockFolder(folder: string): FolderLock | null {
  mkdirSync(folder, { recursive: true })
  // nothing is kept in it: SQLite locks a file alike on Linux, macOS and Windows, which Node itself cannot
  const database = new DatabaseSync(join(folder, 'lock'))
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    held.add(database)
    return {
      release: () => {
        held.delete(database)
        database.close()
      },
    }
  } catch (error) {
    database.close()
    if (String(error).includes('locked')) return null
    throw error
  }
}

/** Does the work while no other process has the folder; waits for one that does. */
export async function inTurn<T>(folder: string, work: () => Promise<T>): Promise<T> {
  let lock = lockFolder(folder)
  while (!lock) {
    await wait(100)
    lock = lockFolder(folder)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}
