import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from './write-durably.ts'

/** What secrets are sealed under in this folder's table, made when it is first asked for. `name`: of its file. */
export async function keptKey(folder: string, name: string): Promise<string> {
  const path = join(folder, name)
  if (!existsSync(path)) await writeDurably(path, randomBytes(32).toString('base64url'))
  return readFileSync(path, 'utf8')
}
