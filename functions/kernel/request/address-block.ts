import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** What stands for an address in a key: of its block, and only its hash. */
export function addressHash(address: string): string {
  return createHash('sha256').update(addressBlock(address)).digest('hex')
}

/** What stands for an email address (in lower case) in a key. */
export function personHash(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

/**
 * What an address counts as: itself, or of IPv6 the /64 that one line is given, whose 2^64 addresses anybody there may use in turn.
 * An IPv4 address that is written as IPv6 counts as IPv4.
 */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail = ''] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const given = (part: string) => part.split(':').filter(Boolean)
  const zeros = address.includes('::') ? 8 - given(head).length - given(tail).length : 0
  const groups = [...given(head), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...given(tail)]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
