/**
 * The public pages, which anybody reads and search engines may list, once: their addresses, what each shows, and the built file behind it.
 * The local host, CloudFront, the sitemap and the build all read them here.
 */
import { type NetworkCode, networkCodes } from './networks.ts'

export const solutions = ['agencies', 'creators', 'enterprise', 'multi-location-brands', 'small-businesses', 'nonprofits'] as const
export type Solution = (typeof solutions)[number]

export const texts = ['about', 'brand-assets', 'contact', 'demo', 'gdpr', 'mobile', 'privacy', 'responsible-disclosure-policy', 'terms'] as const
export type SiteText = (typeof texts)[number]

export type SitePage = { readonly path: string } & (
  | { readonly kind: 'landing' | 'pricing' | 'integrations' | 'faq' | 'security' | 'social-media-tools' }
  | { readonly kind: 'integration'; readonly network: NetworkCode }
  | { readonly kind: 'solution'; readonly solution: Solution }
  | { readonly kind: 'text'; readonly text: SiteText }
)

export const integrationPath = (network: NetworkCode) => `/integrations/${network}/`
export const solutionPath = (solution: Solution) => (solution === 'nonprofits' ? '/nonprofits/' : `/solutions/${solution}/`)

export const sitePages: readonly SitePage[] = [
  { path: '/', kind: 'landing' },
  { path: '/pricing', kind: 'pricing' },
  { path: '/integrations/', kind: 'integrations' },
  ...networkCodes.map((network) => ({ path: integrationPath(network), kind: 'integration', network }) as const),
  ...solutions.map((solution) => ({ path: solutionPath(solution), kind: 'solution', solution }) as const),
  { path: '/social-media-tools/', kind: 'social-media-tools' },
  { path: '/faq/', kind: 'faq' },
  { path: '/security/', kind: 'security' },
  ...texts.map((text) => ({ path: `/${text}/`, kind: 'text', text }) as const),
]

/** Without the slash at the end, which does not matter. */
const plain = (path: string) => path.replace(/(.)\/$/, '$1')

/** The addresses as they are compared: without the slash at their end. */
export const sitePaths: readonly string[] = sitePages.map(({ path }) => plain(path))

/** The built file of a public page, below the folder of the web app. */
export const siteFile = (path: string) => (path === '/' ? '/site/index.html' : `/site${plain(path)}.html`)

/** The built file of the public page at an address; null where there is none, and for the front page of somebody who is signed in. */
export function siteFileOf(path: string, isSignedIn: boolean): string | null {
  if (path === '/' && isSignedIn) return null
  return sitePaths.includes(plain(path)) ? siteFile(plain(path)) : null
}

/** What stands for the address of the deployment in built pages: the build does not know it, whoever serves them does. */
export const unknownOrigin = 'https://almanac.invalid'

/** A built file as it is served: public pages, the sitemap and robots.txt name their own address. */
export function withOrigin<Content extends Uint8Array>(key: string, content: Content, origin: string): Content | string {
  if (!/^\/?(site\/.*\.html|sitemap\.xml|robots\.txt)$/.test(key)) return content
  return new TextDecoder().decode(content).replaceAll(unknownOrigin, origin)
}
