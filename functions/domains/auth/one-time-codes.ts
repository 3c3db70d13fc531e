/** The codes of an authenticator app (RFC 6238, with the values that every app knows), and the recovery codes in their place. */
import { Secret, TOTP } from 'otpauth'

const period = 30
/** The code before and the one after count, for clocks that differ and people who type slowly. */
const window = 1

/** 160 random bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What a QR code holds: the name that the app shows is of us and of the person. */
export function uriOf(secret: string, email: string): string {
  return new TOTP({ issuer: 'Almanac', label: email, period, secret: Secret.fromBase32(secret) }).toString()
}

/** The counter of the six digits, by which they are taken once; null when they are none of this moment. */
export function counterOf(secret: string, digits: string, now: Date): number | null {
  const delta = TOTP.validate({ token: digits, secret: Secret.fromBase32(secret), period, window, timestamp: now.getTime() })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}

/** Ten of 80 random bits each, as `abcd-efgh-ijkl-mnop`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => inGroups(new Secret({ size: 10 }).base32.toLowerCase()))
}

const inGroups = (code: string) => code.replace(/.{4}(?=.)/g, '$&-')

/** What somebody typed: six digits, a recovery code as it was told, or nothing of either kind. */
export function kindOf(typed: string): { app: string } | { recovery: string } | null {
  const plain = typed.toLowerCase().replace(/[\s-]+/g, '')
  if (/^\d{6}$/.test(plain)) return { app: plain }
  return /^[a-z2-7]{16}$/.test(plain) ? { recovery: inGroups(plain) } : null
}
