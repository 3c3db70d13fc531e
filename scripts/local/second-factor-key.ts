import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from './write-durably.ts'

/** What the secrets of authenticator apps are sealed under in this folder's table, made when it is first asked for. */
export async function secondFactorKey(folder: string): Promise<string> {
  const path = join(folder, 'second-factor-key')
  if (!existsSync(path)) await writeDurably(path, randomBytes(32).toString('base64url'))
  return readFileSync(path, 'utf8')
}
