/** The mail that the local SES accepted: one .eml and one envelope per message, on disk before SES answers. */
import { mkdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ulid } from 'ulid'
import * as v from 'valibot'
import { writeDurably } from './write-durably.ts'

const Envelope = v.object({
  id: v.string(),
  at: v.string(),
  from: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  tags: v.optional(v.record(v.string(), v.string())),
})
export type Envelope = v.InferOutput<typeof Envelope>

export type Mailbox = {
  /** keeps a message; the answer is its id */
  keep: (mail: { from: string; to: string[]; subject: string; raw: Uint8Array; tags?: Record<string, string> }) => Promise<string>
  /** newest first */
  list: () => Promise<Envelope[]>
  /** the message as it was sent, or null */
  read: (id: string) => Promise<Uint8Array | null>
}

export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true })
  const path = (id: string, kind: 'eml' | 'json') => join(folder, `${id}.${kind}`)
  return {
    keep: async ({ raw, ...envelope }) => {
      const id = ulid()
      await writeDurably(path(id, 'eml'), raw)
      // the envelope comes last: a message without one was never accepted
      await writeDurably(path(id, 'json'), JSON.stringify({ id, at: new Date().toISOString(), ...envelope }))
      return id
    },
    list: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort((a, b) => (a < b ? 1 : -1))
      return Promise.all(names.map(async (name) => v.parse(Envelope, JSON.parse(await readFile(join(folder, name), 'utf8')))))
    },
    read: async (id) => {
      if (!/^[0-9A-Z]{26}$/.test(id)) return null
      return readFile(path(id, 'eml')).catch(() => null)
    },
  }
}
