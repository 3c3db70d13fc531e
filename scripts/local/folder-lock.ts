/** One stack at a time on a data folder. The lock is the operating system's, so it ends with its process, however that ends. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

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
