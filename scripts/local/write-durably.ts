import { randomUUID } from 'node:crypto'
import { open, rename } from 'node:fs/promises'

/** Writes a file whole or not at all: it is on disk, under its final name, when this returns. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const partial = `${path}.${randomUUID()}.partial`
  const file = await open(partial, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(partial, path)
}
