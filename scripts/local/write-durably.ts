import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const ending = '.partial'

/** Writes a file whole or not at all: it is on disk, under its final name, when this returns. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const partial = `${path}.${randomUUID()}${ending}`
  try {
    const file = await open(partial, 'w')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Removes what a kill left half-written in a folder. Only its owner may call this, before it writes there. */
export function removePartials(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (name.endsWith(ending)) rmSync(join(folder, name), { force: true })
}
