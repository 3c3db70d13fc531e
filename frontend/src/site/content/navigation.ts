/** Header and footer: every link of the pages' own, and those elsewhere that a deployment names. */
import { type NetworkCode, networks } from '../../../../shared/networks.ts'
import { integrationPath, solutionPath, solutions } from '../../../../shared/site-pages.ts'
import type { LinkName } from '../configuration.ts'
import { solutionContent } from './solutions.ts'

export type NavigationLink = { readonly label: string; readonly note?: string; readonly network?: NetworkCode } & (
  | { readonly to: string }
  /** elsewhere, by the configuration; not shown without an address */
  | { readonly away: LinkName }
)

/** Thirteen have pages; these stand in the menu and the footer. */
const listedNetworks = ['facebook', 'instagram', 'linkedin', 'threads', 'tiktok', 'twitter', 'youtube', 'bluesky'] as const satisfies readonly NetworkCode[]

export const proofLinks: readonly NavigationLink[] = [
  { label: 'Number passport', note: 'Where each figure comes from', to: '/#passport' },
  { label: 'Delivery ledger', note: 'See what happened to every delivery', to: '/#ledger' },
  { label: 'Sealed links', note: 'What your client opens is what you sent', to: '/#links' },
  { label: 'PDF reports', note: 'Vector charts, real text, tagged', to: '/#pdf' },
]
export const productLinks: readonly NavigationLink[] = [
  { label: 'Browser extensions', away: 'extensions' },
  { label: 'Mobile', to: '/mobile/' },
  { label: 'Link page', away: 'vista-page' },
  { label: 'Social media tools', to: '/social-media-tools/' },
  { label: 'Security', to: '/security/' },
]
export const solutionLinks: readonly NavigationLink[] = solutions.map((id) => ({
  label: solutionContent[id].name,
  note: solutionContent[id].note,
  to: solutionPath(id),
}))
export const networkLinks: readonly NavigationLink[] = listedNetworks.map((network) => ({
  label: networks[network].display,
  to: integrationPath(network),
  network,
}))
export const readingLinks: readonly NavigationLink[] = [
  { label: 'Blog', away: 'insights' },
  { label: 'Podcast', away: 'podcast' },
  { label: 'Beyond Social podcast', away: 'beyond-social-podcast' },
  { label: 'FAQ', to: '/faq/' },
  { label: 'API', to: '/docs/api' },
]
export const helpLinks: readonly NavigationLink[] = [
  { label: 'Help centre', away: 'help' },
  { label: 'Changelog', away: 'changelog' },
  { label: 'Roadmap', away: 'roadmap' },
  { label: 'Feature requests', away: 'requests' },
  { label: 'Status', away: 'status' },
]
export const companyLinks: readonly NavigationLink[] = [
  { label: 'About', to: '/about/' },
  { label: 'Careers', away: 'careers' },
  { label: 'Affiliate marketing', away: 'affiliate-marketing' },
  { label: 'Brand assets', to: '/brand-assets/' },
  { label: 'Contact', to: '/contact/' },
]

export const footerColumns: readonly { readonly title: string; readonly links: readonly NavigationLink[] }[] = [
  {
    title: 'Product',
    links: [
      { label: 'Pricing', to: '/pricing' },
      { label: 'Integrations', to: '/integrations/' },
      ...productLinks.filter(({ label }) => label !== 'Security'),
      { label: 'Request a demo', to: '/demo/' },
    ],
  },
  { title: 'Solutions', links: solutionLinks },
  { title: 'Integrations', links: networkLinks },
  { title: 'Resources', links: [...readingLinks, ...helpLinks] },
  { title: 'Company', links: companyLinks },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', to: '/privacy/' },
      { label: 'Terms', to: '/terms/' },
      { label: 'Security', to: '/security/' },
      { label: 'GDPR', to: '/gdpr/' },
      { label: 'Responsible disclosure', to: '/responsible-disclosure-policy/' },
    ],
  },
]
