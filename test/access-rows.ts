/**
 * One row an endpoint: how to call it well, and where an id goes in. An endpoint without a row is a type error here and a failing
 * test in access-matrix.test.ts.
 */

import type { EndpointName } from '../shared/api/index.ts'
import type { Ids } from './access-ids.ts'
import { accountRows } from './access-rows-accounts.ts'
import { leavingRows } from './access-rows-leaving.ts'
import { notificationRows } from './access-rows-notifications.ts'
import { scheduleRows } from './access-rows-schedules.ts'
import { templateRows } from './access-rows-templates.ts'
import type { CallInput } from './builders/call.ts'
import { adAccountOf, advocacyOf, competitorOf, dayBefore, importOf, listenerOf } from './builders/tenants.ts'

export type Row = {
  /** each puts ids of `target` in one place and takes the caller's own for the rest */
  calls: ((own: Ids, target: Ids, now: Date) => CallInput)[]
  /** of a good call with own ids, where it differs from the contract's */
  status?: number
  /** the level that the handler itself asks for; whoever lacks it is answered as if nothing were there */
  asks?: readonly ['profiles', 'view']
  /** its query is another system's answer, to which that may add what it likes */
  takesAny?: true
  /** names what the call uses up, so each gets a new one */
  needs?: 'run' | 'share' | 'competitor' | 'check' | 'member' | 'template' | 'profile' | 'group' | 'removedProfile' | 'removedGroup' | 'removedTemplate'
}

const range = (now: Date) => ({ dateFrom: dayBefore(now, 8), dateTo: dayBefore(now, 2) })
const plain: Row = { calls: [() => ({})] }
/** Somebody new each time: an address is invited once. */
const person = () => ({ first_name: 'Ada', last_name: 'Byron', email: `${crypto.randomUUID()}@x.test`, access: 'RESTRICTED' })

const request = (profile: string, now: Date) => ({
  type: 'comprehensive',
  profiles: [profile],
  ...range(now),
  priorFrom: null,
  priorTo: null,
  timezone: 'Europe/London',
  template_id: null,
  labels: [],
  labelMatch: 'any',
})

const brand = { name: 'Brand', type: 'brand', countryId: 'GB', timezone: 'Europe/London' }

export const rows: Record<EndpointName, Row> = {
  ...accountRows,
  ...notificationRows,
  ...templateRows,
  'list-profiles': { calls: [(_, { group }) => ({ query: { entity_gids: group } }), () => ({})] },
  'list-labels': { calls: [(_, { group }) => ({ query: { entity_gids: group } }), () => ({})] },
  'import-profile-data': {
    calls: [
      (_, { profile }, now) => ({
        params: { id: profile },
        query: { format: 'generic-series', filename: 'days.csv' },
        body: `date,followers\n${dayBefore(now, 3)},1057\n`,
        headers: { 'content-type': 'text/csv' },
      }),
    ],
  },
  'get-profile-formdata': plain,
  'list-profile-states': plain,
  'create-profile': { calls: [(_, { group }) => ({ body: { entity_gid: group, network: 'twitter', name: 'New' } })] },
  'get-profile-takes': { calls: [(_, { profile }) => ({ params: { id: profile } })] },
  'update-profile': {
    calls: [
      (_, { profile }) => ({ params: { id: profile }, body: { version: 1 } }),
      (own, { group }) => ({ params: { id: own.profile }, body: { version: 1, entity_gid: group } }),
    ],
    needs: 'profile',
  },
  'delete-profile': { calls: [(_, { profile }) => ({ params: { id: profile } })], needs: 'profile' },
  'restore-profile': { calls: [(_, { profile }) => ({ params: { id: profile } })], needs: 'removedProfile' },
  'list-entities': plain,
  'get-entity': { calls: [(_, { group }) => ({ params: { id: group } })] },
  'create-entity': { calls: [() => ({ body: brand })] },
  'update-entity': { calls: [(_, { group }) => ({ params: { id: group }, body: { ...brand, version: 1 } })], needs: 'group' },
  'delete-entity': { calls: [(_, { group }) => ({ params: { id: group } })], needs: 'group' },
  'restore-entity': { calls: [(_, { group }) => ({ params: { id: group } })], needs: 'removedGroup' },
  'create-picture': { calls: [() => ({ body: { bytes: 9, type: 'image/png' } })] },
  'get-branding': plain,
  // only the first finds none saved before it
  'save-branding': { calls: [(_, { group }) => ({ body: { entity_gid: group, version: 0, footer: 'Leith' } })], needs: 'group' },
  'remove-branding': { calls: [(_, { group }) => ({ query: { entity_gid: group, version: '0' } })], needs: 'group' },
  // nobody has sent one
  'import-logo': { calls: [(_, { token }) => ({ params: { id: token } })], status: 404 },
  // it is no font
  'import-font': { calls: [() => ({ query: { licensed: 'true' }, body: 'no font', headers: { 'content-type': 'font/woff2' } })], status: 400 },
  'remove-font': { calls: [(_, { token }) => ({ params: { id: token } })], status: 404 },
  'get-font': { calls: [(_, { token }) => ({ params: { id: token } })], status: 404 },
  // nobody has sent one
  'import-picture': { calls: [(_, { token }) => ({ params: { id: token } })], status: 404 },
  'get-picture': { calls: [(_, { token }) => ({ params: { id: token } })], status: 404 },
  'get-report-options': plain,
  'get-report-chart': {
    calls: [(_, { profile }, now) => ({ query: { type: 'posts', section: 'published', block: 'by_network', profiles: profile, ...range(now) } })],
  },
  'get-sample-report': { calls: [() => ({ query: { type: 'posts' } })] },
  'list-upcoming-runs': plain,
  'get-social-media-performance-report': { calls: [(_, { profile }, now) => ({ query: { profiles: profile, ...range(now) } })] },
  'get-performance-report': {
    calls: (['posts', 'reviews', 'tasks'] as const).map((type) => (_: Ids, { profile }: Ids, now: Date) => ({
      query: { type, profiles: profile, ...range(now) },
    })),
  },
  'get-inbox-activity-report': { calls: [(_, { profile }, now) => ({ query: { profiles: profile, ...range(now) } })] },
  'get-sentiment-report': {
    calls: [
      (_, { profile }, now) => ({ query: { sentiment_type: 'profiles', profiles: profile, ...range(now) } }),
      (_, { profile }, now) => ({ query: { sentiment_type: 'campaigns', profiles: profile, labels: `label-${profile}`, ...range(now) } }),
      (_, { profile }, now) => ({ query: { sentiment_type: 'listener', listener_gid: listenerOf(profile), ...range(now) } }),
    ],
  },
  'get-industry-benchmark-report': { calls: [(_, { profile }, now) => ({ query: { profiles: profile, ...range(now) } })] },
  'list-competitors': { calls: [(_, { profile }) => ({ query: { profile_gids: profile } })] },
  // the same page again: nothing is added, and the limit is never reached
  'add-competitor': { calls: [(_, { profile }) => ({ body: { profile_gid: profile, network_id: 'page-second' } })] },
  'remove-competitor': { calls: [(_, { profile }) => ({ params: { competitor_gid: competitorOf(profile) } })], needs: 'competitor' },
  'import-competitor': {
    calls: [
      (_, { profile }, now) => ({
        params: { competitor_gid: competitorOf(profile) },
        query: { filename: 'days.csv' },
        body: `date,followers\n${dayBefore(now, 3)},1057\n`,
        headers: { 'content-type': 'text/csv' },
      }),
    ],
    needs: 'competitor',
  },
  'suggest-competitors': { calls: [() => ({ query: { network: 'facebook', q: 'riv' } })] },
  'get-facebook-page': { calls: [() => ({ query: { page_id: 'page-rival' } })] },
  'get-competitor-report': { calls: [(_, { profile }, now) => ({ query: { profile_gid: profile, ...range(now) } })] },
  'list-advocacy-groups': plain,
  'get-advocacy-report': { calls: [(_, { profile }, now) => ({ query: { advocacy_gid: advocacyOf(profile), ...range(now) } })] },
  'import-advocacy': {
    calls: [
      (_, { profile }, now) => ({
        params: { id: advocacyOf(profile) },
        query: { filename: 'advocates.csv' },
        body: `id,name,joined_at\nnew,Ada,${dayBefore(now, 3)}\n`,
        headers: { 'content-type': 'text/csv' },
      }),
    ],
  },
  // of what it went into, whoever may look at that may see how it went: here a profile
  'get-import': { calls: [(_, { profile }) => ({ params: { id: importOf(profile) } })], asks: ['profiles', 'view'] },
  'export-skipped-lines': { calls: [(_, { profile }) => ({ params: { id: importOf(profile) } })], asks: ['profiles', 'view'] },
  'check-import': { calls: [(_, { check }) => ({ params: { id: check }, body: {} })], needs: 'check' },
  'mark-import-seen': { calls: [(_, { check }) => ({ params: { id: check } })], needs: 'check' },
  'start-import': { calls: [(_, { check }) => ({ params: { id: check }, body: {} })], needs: 'check' },
  'list-imports': { calls: [(_, { profile }) => ({ params: { id: profile } })] },
  'create-import': { calls: [(_, { profile }) => ({ params: { id: profile }, body: { files: [{ name: 'days.csv', bytes: 9 }] } })] },
  // it was refused, so nothing of it can be undone
  'undo-import': { calls: [(_, { profile }) => ({ params: { id: importOf(profile) }, body: {} })], status: 409 },
  'list-listeners': {
    calls: [(_, { group }) => ({ query: { entity_gids: group } }), (_, { profile }) => ({ query: { id: listenerOf(profile) } }), () => ({})],
  },
  'import-mentions': {
    calls: [
      (_, { profile }, now) => ({
        params: { id: listenerOf(profile) },
        query: { filename: 'mentions.csv' },
        body: `id,found_at,source\n1,${dayBefore(now, 3)},news\n`,
        headers: { 'content-type': 'text/csv' },
      }),
    ],
  },
  'get-listener-report': { calls: [(_, { profile }, now) => ({ query: { listener_gid: listenerOf(profile), ...range(now) } })] },
  'export-posts-csv': { calls: [(_, { profile }, now) => ({ body: { profileIds: [profile], ...range(now) } })] },
  'export-tasks-csv': { calls: [(_, { profile }, now) => ({ body: { profileIds: [profile], ...range(now) } })] },
  'export-reviews-csv': { calls: [(_, { profile }, now) => ({ body: { profileIds: [profile], ...range(now) } })] },
  'export-ads-csv': { calls: [(_, { profile }, now) => ({ body: { profileIds: [profile], ...range(now) } })] },
  'export-rows-csv': {
    calls: [
      (_, { profile }, now) => ({ body: { request: request(profile, now), tile: 'impressions' } }),
      (_, { profile }, now) => ({ body: { request: request(profile, now), section: 'engagement', block: 'parts' } }),
    ],
  },
  'get-ads-report': {
    calls: [(_, { profile }, now) => ({ query: { profiles: profile, ...range(now) } }), (_, { profile }) => ({ query: { profiles: profile } })],
  },
  'list-ad-accounts': { calls: [(_, { profile }) => ({ query: { ids: profile } })] },
  'get-facebook-ads-report': {
    calls: [
      (_, { profile }, now) => ({ query: { id: adAccountOf(profile), profile_gid: profile, ...range(now) } }),
      (own, { profile }, now) => ({ query: { id: adAccountOf(profile), profile_gid: own.profile, ...range(now) } }),
    ],
  },
  'export-profiles-zip': {
    calls: [
      (_, { profile }, now) => ({ body: { profileIds: [profile], ...range(now) } }),
      (_, { profile }, now) => ({ body: { profile_gids: [profile], ...range(now) } }),
    ],
  },
  'create-report-summary': {
    calls: [
      (_, { profile }, now) => ({ body: { type: 'comprehensive', report: { request: request(profile, now) } } }),
      (_, { profile }, now) => ({ body: { type: 'comprehensive', report: request(profile, now) } }),
    ],
  },
  'create-share': { calls: [(_, { profile }, now) => ({ body: { type: 'comprehensive', data: { request: request(profile, now) } } })] },
  'list-shares': plain,
  'create-share-link': { calls: [(_, { share }) => ({ params: { id: share } })], needs: 'share' },
  'update-share': { calls: [(_, { share }) => ({ params: { id: share }, body: { expires: '7' } })], needs: 'share' },
  'revoke-all-shares': plain,
  'list-share-views': { calls: [(_, { share }) => ({ params: { id: share } })], needs: 'share' },
  'revoke-share': { calls: [(_, { share }) => ({ params: { id: share } })], needs: 'share' },
  // whoever holds the token may read: a link is its own right
  'unlock-shared-report': { calls: [(_, { token }) => ({ params: { token }, body: { password: 'never asked for' } })], needs: 'share' },
  'get-shared-report': { calls: [(_, { token }) => ({ params: { token } })], needs: 'share' },
  // the link in an email is its own right, and nobody here has got one
  'get-link-page': { calls: [() => ({ params: { kind: 'keep', token: 'none' } })], status: 410 },
  'get-report-emails': { calls: [(_, { token }) => ({ params: { token } })], status: 404 },
  'update-report-emails': { calls: [(_, { token }) => ({ params: { token }, body: { which: 'report', subscribed: false } })], status: 404 },
  'unsubscribe-reader': { calls: [(_, { token }) => ({ params: { token }, body: { 'List-Unsubscribe': 'One-Click' } })], status: 404 },
  'open-unsubscribe': { calls: [(_, { token }) => ({ params: { token } })] },
  // its owner does not allow downloads
  'get-shared-pdf': { calls: [(_, { token }) => ({ params: { token } })], needs: 'share', status: 403 },
  // it has no brand
  'get-shared-page': { calls: [(_, { token }) => ({ params: { token } })], needs: 'share' },
  'get-shared-logo': { calls: [(_, { token }) => ({ params: { token } })], needs: 'share', status: 410 },
  'get-shared-font': { calls: [(_, { token }) => ({ params: { token } })], needs: 'share', status: 410 },
  ...scheduleRows,
  'list-team': { calls: [(_, { group }) => ({ query: { entity_gid: group } }), () => ({})] },
  'list-employees': { calls: [(_, { group }) => ({ query: { entity_gid: group } }), () => ({})] },
  'get-employee': { calls: [(_, { member }) => ({ params: { id: member } })], needs: 'member' },
  'save-employee': {
    calls: [
      (_, { group }) => ({ body: { ...person(), entities: [{ entity_gid: group, role: 'READONLY' }] } }),
      (own, { member }) => ({ body: { ...person(), user_gid: member, entities: [{ entity_gid: own.group, role: 'READONLY' }] } }),
    ],
    needs: 'member',
  },
  'remove-employee': { calls: [(_, { member }) => ({ params: { id: member } })], needs: 'member' },
  'get-remaining': { calls: [() => ({ query: { type: 'users' } })] },
  // nothing is paid here
  'create-checkout': { calls: [() => ({ body: { planId: 'scale', referenceId: 'r' } })], status: 409 },
  'switch-plan': { calls: [() => ({ body: { plan_gid: 'scale' } })], status: 409 },
  'preview-switch': { calls: [() => ({ body: { plan_gid: 'scale' } })], status: 409 },
  downgrade: { calls: [() => ({ body: {} })], status: 409 },
  'create-portal': { calls: [() => ({})], status: 409 },
  'refresh-subscription': plain,
  'list-invoices': plain,
  'receive-stripe-event': { calls: [() => ({ body: {} })], status: 400, takesAny: true },
  'get-plans': plain,
  'get-upgradable': plain,
  'check-downgrade': { calls: [() => ({ body: {} })] },
  'get-company': plain,
  'update-company': { calls: [() => ({ body: { name: 'Zebra Ltd' } })] },
  'resend-invitation': { calls: [(_, { member }) => ({ params: { id: member } })], needs: 'member' },
  'get-invitation': { calls: [(_, { token }) => ({ session: null, params: { token } })], status: 410 },
  'complete-invitation': {
    calls: [(_, { token }) => ({ session: null, params: { token }, body: { first_name: 'Ada', last_name: 'Byron', password: 'kettle crane river' } })],
    status: 410,
  },
  'get-audit': plain,
  'export-audit-csv': plain,
  'get-health': plain,
  'get-openapi': plain,
  'report-error': { calls: [() => ({ body: { error: 'TypeError: x is not a function' } })] },
  ...leavingRows,
  'count-indicators': { calls: [(_, { profile }) => ({ body: { profiles: [{ id: profile }], timezone: 'Europe/London' } })] },
  'get-home': { calls: [() => ({}), (_, { group }) => ({ query: { entity_gid: group } })] },
}
