/**
 * The secret of an authenticator app as the table has it: encrypted for one person under ALMANAC_SECOND_FACTOR_KEY, so that who reads the table,
 * a backup or an export of it cannot make codes (docs/decisions/0057-secrets-of-apps-are-sealed.md).
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
/** Of what is sealed as it is now; a base32 secret has no full stop. */
const form = 'v1.'
const ivBytes = 12
const tagBytes = 16

type Person = { readonly accountId: string; readonly userId: string }

/** @throws when the deployment has no key: a secret is never kept open instead */
function key(): Buffer {
  const given = process.env.ALMANAC_SECOND_FACTOR_KEY
  if (!given) throw new Error('ALMANAC_SECOND_FACTOR_KEY is not set.')
  return createHash('sha256').update(given).digest()
}

/** Of whom it is, which is not in it: moved to somebody else it cannot be read. */
const about = ({ accountId, userId }: Person) => Buffer.from(JSON.stringify([accountId, userId]))

/** Another text each time. */
export function sealSecret(person: Person, secret: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key(), iv).setAAD(about(person))
  const sealed = Buffer.concat([iv, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()])
  return form + sealed.toString('base64url')
}

/** Secrets from before they were sealed are as they were. @throws when it was sealed for somebody else, under another key, or changed */
export function openSecret(person: Person, kept: string): string {
  if (!kept.startsWith(form)) return kept
  const sealed = Buffer.from(kept.slice(form.length), 'base64url')
  const opening = createDecipheriv(cipher, key(), sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(about(person))
    .setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(ivBytes, -tagBytes)), opening.final()]).toString('utf8')
}
