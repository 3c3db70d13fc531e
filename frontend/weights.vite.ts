/** Writes what each file of the app is made of beside it (dist/weights.json): whoever is over the budget of scripts reads there what weighs most. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The package that a module is of, or the folder of ours. */
const ownerOf = (id: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? /\/((?:frontend\/src|shared)\/[^/?]+)/.exec(id)?.[1] ?? 'the build'

export const weights: Plugin = {
  name: 'weights',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const made: Record<string, Record<string, number>> = {}
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const parts: Record<string, number> = {}
      for (const [id, { renderedLength }] of Object.entries(file.modules)) parts[ownerOf(id)] = (parts[ownerOf(id)] ?? 0) + renderedLength
      made[`/${file.fileName}`] = parts
    }
    await writeFile(join(dir, '../weights.json'), JSON.stringify(made))
  },
}
