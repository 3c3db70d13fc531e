/** Tokens of links: 256 random bits that only the link's reader holds; the table has their SHA-256. */
import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, as text that needs no escaping in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What stands in a key instead of the token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Cheap check before the table is asked: 43 letters of base64url. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
