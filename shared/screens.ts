/** Addresses of the app's screens, so that a server can answer any other with 404 while it serves the one page of the app (docs/behaviours.md#unknown-addresses). */
import { adminPages, namedAreas } from './named-areas.ts'
import { signUpPlanIds } from './plan-catalogue.ts'
import { reportManifests } from './reports/index.ts'
import { plainAddress, smallAddress } from './small-addresses.ts'

const ofPlan = signUpPlanIds.flatMap((id) => [id, `${id}/monthly`, `${id}/yearly`])

/** Addresses that are complete. Of the plans only those that one can sign up for, of the report types only those that exist. */
const routed: readonly string[] = [
  '/',
  '/login',
  '/password',
  '/signup',
  ...ofPlan.map((plan) => `/signup/${plan}`),
  '/dashboard',
  '/dashboard/sample',
  '/docs/api',
  '/help/reviews',
  '/notifications',
  '/reports',
  '/reports/links',
  '/reports/run',
  '/reports/schedule',
  '/reports/templates',
  '/reports/templates/new',
  '/settings',
  '/settings/api-keys',
  '/settings/branding',
  '/settings/preferences/notifications',
  '/settings/preferences/personal',
  '/settings/profile-groups',
  '/settings/profiles',
  '/settings/subscription',
  '/settings/preferences/security',
  '/settings/team',
  '/settings/audit-trail',
  '/settings/undelivered',
  '/settings/account',
  ...reportManifests.map(({ id }) => `/reports/run/${id}`),
  ...reportManifests.flatMap(({ id, templates }) => (templates ? [`/reports/templates/new/${id}`] : [])),
  ...Object.keys(namedAreas),
  ...Object.keys(adminPages),
]

/** With the addresses that home and reports have on small screens. */
export const screens: readonly string[] = [...new Set([...routed, ...routed.map(smallAddress)])]

/** Addresses that one more part completes. */
export const screensOfOne: readonly string[] = [
  '/shared-report/',
  '/recipient/',
  '/settings/profiles/',
  '/confirm/',
  '/email/',
  '/password/',
  '/invitation/',
  '/keep/',
  '/reports/templates/',
]

/** Whether an address, without query, is one of a screen; a slash at its end does not matter. */
export function isScreen(path: string): boolean {
  const address = path.replace(/([^/])\/$/, '$1')
  const plain = plainAddress(address)
  return screens.includes(address) || screensOfOne.some((start) => plain.startsWith(start) && /^[^/]+$/.test(plain.slice(start.length)))
}
