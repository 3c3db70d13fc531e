/**
 * Secrets that are needed again, as the table has them: encrypted under a key of the deployment, so that who reads the table, a backup or an export
 * of it cannot use them. What each is of belongs to what is authenticated and is not in it: moved elsewhere it cannot be read.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
/** Of what is sealed as it is now. */
const form = 'v1.'
const ivBytes = 12
const tagBytes = 16

/** `key`: the name of its environment variable. `of`: whose and which secret it is. */
type Under = { readonly key: string; readonly of: readonly string[] }

/** @throws when the deployment has no such key: a secret is never kept open instead */
function keyOf(name: string): Buffer {
  const given = process.env[name]
  if (!given) throw new Error(`${name} is not set.`)
  return createHash('sha256').update(given).digest()
}

const about = (of: readonly string[]) => Buffer.from(JSON.stringify(of))

export const isSealed = (kept: string): boolean => kept.startsWith(form)

/** Another text each time. */
export function seal({ key, of }: Under, secret: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyOf(key), iv).setAAD(about(of))
  const sealed = Buffer.concat([iv, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()])
  return form + sealed.toString('base64url')
}

/** @throws when it was sealed for something else, under another key, or changed */
export function unseal({ key, of }: Under, kept: string): string {
  const sealed = Buffer.from(kept.slice(form.length), 'base64url')
  const opening = createDecipheriv(cipher, keyOf(key), sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(about(of))
    .setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(ivBytes, -tagBytes)), opening.final()]).toString('utf8')
}
