/** Device and coarse location of a request. */
import { isIPv4, isIPv6 } from 'node:net'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { thisMachine } from '../../../shared/security-messages.ts'
import { addressBlock } from '../request/address-block.ts'
import { frontHeader } from '../request/front.ts'
import { address, header } from '../request/request.ts'
import type { Whence } from './sessions.ts'

/** The first that fits: many name others for compatibility. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What the browser says of itself; its version changes too often to know it by. */
export function deviceOf(agent: string): Pick<Whence, 'browser' | 'system'> {
  const among = (known: typeof browsers) => known.find(([said]) => said.test(agent))?.[1] ?? null
  return { browser: among(browsers), system: among(systems) }
}

/** "192.0.2.x": without what tells one machine from its neighbours. Null for what is no address. */
export function networkOf(given: string): string | null {
  const block = addressBlock(given)
  if (given === '::1' || block.startsWith('127.')) return thisMachine
  if (isIPv4(block)) return block.replace(/\d+$/, 'x')
  return isIPv6(given) ? `${block.split(':').slice(0, 3).join(':')}:x` : null
}

const agentOf = (event: APIGatewayProxyEventV2) => (header(event, 'user-agent') ?? event.requestContext?.http?.userAgent ?? '').slice(0, 500)

/** "Chrome on macOS"; undefined for a program that nobody knows. */
export function deviceWords(event: APIGatewayProxyEventV2): string | undefined {
  const { browser, system } = deviceOf(agentOf(event))
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? undefined)
}

/** The country is told by the CDN in front, in the header that ALMANAC_COUNTRY_HEADER names; nobody is asked about an address. */
export function whenceOf(event: APIGatewayProxyEventV2): Whence {
  const named = process.env.ALMANAC_COUNTRY_HEADER
  const country = named ? frontHeader(event, named.toLowerCase()) : undefined
  return { ...deviceOf(agentOf(event)), country: country && /^[A-Z]{2}$/.test(country) ? country : null, network: networkOf(address(event)) }
}
