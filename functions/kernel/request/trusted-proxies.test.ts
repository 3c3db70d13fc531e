import { afterEach, expect, test } from '@jest/globals'
import { eventOf } from '../../../test/builders/call.ts'
import { address } from './request.ts'

afterEach(() => {
  delete process.env.ALMANAC_TRUSTED_PROXIES
})

/** Who is taken for the visitor of a call with this X-Forwarded-For, to a server with so many proxies of its own in front. */
function seen(proxies: string | undefined, forwardedFor: string, caller = '10.0.0.2'): string {
  if (proxies !== undefined) process.env.ALMANAC_TRUSTED_PROXIES = proxies
  return address(eventOf('GET', '/me', { address: caller, headers: { 'x-forwarded-for': forwardedFor } }))
}

test.each([
  ['nobody is believed unless a proxy is trusted', undefined, '203.0.113.9, 10.0.0.2', '10.0.0.2'],
  ['0 is the same as nothing', '0', '203.0.113.9, 10.0.0.2', '10.0.0.2'],
  ['one proxy', '1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['one proxy, and an address that the visitor made up', '1', '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['two proxies', '2', '198.51.100.1, 203.0.113.9, 10.0.0.1, 10.0.0.2', '203.0.113.9'],
  ['a call around the first of two proxies', '2', '203.0.113.9, 10.0.0.2', '10.0.0.2'],
  ['a visitor who claims to be the proxy', '1', '10.0.0.2, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['a server that does not add who called it', '1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['IPv6', '1', '2001:db8::9, 10.0.0.2', '2001:db8::9'],
  ['an address with its port', '1', '203.0.113.9:51234, 10.0.0.2', '203.0.113.9'],
  ['IPv6 with its port', '1', '[2001:db8::9]:51234, 10.0.0.2', '2001:db8::9'],
  ['no address', '1', 'unknown, 10.0.0.2', '10.0.0.2'],
  ['nothing', '1', '', '10.0.0.2'],
])('%s', (_, proxies, forwardedFor, visitor) => {
  expect(seen(proxies, forwardedFor)).toBe(visitor)
})

test('a setting that is no number is refused', () => {
  expect(() => seen('yes', '203.0.113.9, 10.0.0.2')).toThrow('ALMANAC_TRUSTED_PROXIES has to be a whole number')
})
