/** Passwords as PHC strings: `$scrypt$ln=15,r=8,p=3$salt$hash` (OWASP's setting for 32 MB). */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { ln: 15, r: 8, p: 3 } as const
const hashBytes = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, hashBytes, cost)
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${base64(salt)}$${base64(hash)}`
}

/** `stored` is null for an unknown user: the same work is done for nothing, so the time tells no difference. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const known = parsePhc(stored) ?? { ...cost, salt: Buffer.alloc(16), hash: Buffer.alloc(hashBytes) }
  const hash = await derive(password, known.salt, known.hash.length, known)
  return timingSafeEqual(hash, known.hash) && stored !== null
}

type Cost = { ln: number; r: number; p: number }

function derive(password: string, salt: Buffer, length: number, { ln, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, hash) => (error ? reject(error) : resolve(hash)))
  })
}

function parsePhc(stored: string | null): (Cost & { salt: Buffer; hash: Buffer }) | null {
  const parts = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/-]+)\$([\w+/-]+)$/.exec(stored ?? '')
  if (!parts) return null
  const [, ln, r, p, salt = '', hash = ''] = parts
  return { ln: Number(ln), r: Number(r), p: Number(p), salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

/** PHC strings carry no padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
