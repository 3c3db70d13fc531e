/** From where somebody acts, in words that tell no more than is needed to recognise it. */
import { isIPv4 } from 'node:net'
import { addressBlock } from '../lib/address-block.ts'

/** 203.0.113.0/24, or of IPv6 the /48 that one site is given. */
export function shortAddress(address: string): string | undefined {
  const block = addressBlock(address)
  if (isIPv4(block)) return `${block.split('.').slice(0, 3).join('.')}.x`
  return block.includes(':') ? `${block.split(':').slice(0, 3).join(':')}::x` : undefined
}

/** In this order: each names those after it as well. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b/, 'Linux'],
]
const nameIn = (agent: string, names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1]

/** "Chrome on macOS"; undefined for a program that nobody knows. */
export function deviceWords(agent: string | undefined): string | undefined {
  const [browser, system] = [nameIn(agent ?? '', browsers), nameIn(agent ?? '', systems)]
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}
