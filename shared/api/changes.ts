/**
 * Which reads each write changes. The client reads them anew after the write, so that no screen shows what was before. A write
 * without a line is a type error; the browser carries this table and no schema.
 */
import type { ReadRoute, WriteRoute } from './client.ts'

const templates = ['GET /reports/templates', 'GET /reports/templates/{id}', 'GET /reports/templates/{id}/changes'] as const
/** Reports over the days and posts of profiles. */
const profileReports = [
  'GET /reports/social-media-performance',
  'GET /reports/performance',
  'GET /reports/inbox-activity',
  'GET /reports/sentiment',
  'GET /reports/industry-benchmark',
  'GET /reports/ads',
  'GET /reports/facebookads',
  'GET /reports/competitor',
] as const satisfies readonly ReadRoute[]

/** With the templates, which say how many schedules use them. */
const runs = [
  'GET /reports/scheduled',
  'GET /reports/rows',
  'GET /reports/scheduled/{id}',
  'GET /reports/calendar',
  'GET /home',
  'GET /reports/templates',
] as const satisfies readonly ReadRoute[]
const usage = ['GET /subscription/remaining', 'GET /subscription/plans', 'GET /subscription/upgradable'] as const satisfies readonly ReadRoute[]
const competitors = ['GET /profiles/competitor', 'GET /profiles/competitor/suggest', 'GET /reports/competitor'] as const satisfies readonly ReadRoute[]
const advocacy = ['GET /advocacy', 'GET /reports/advocacy'] as const satisfies readonly ReadRoute[]
const listeners = ['GET /listen', 'GET /reports/listener', 'GET /reports/sentiment'] as const satisfies readonly ReadRoute[]

/** With a plan change its features, its limits, and what they lock. */
const paid = [
  'GET /me',
  'GET /profiles',
  'GET /profiles/states',
  'GET /employees',
  'GET /subscription/invoices',
  ...usage,
] as const satisfies readonly ReadRoute[]

const team = ['GET /employees', 'GET /employees/{id}', 'GET /team', ...usage] as const satisfies readonly ReadRoute[]

const alerts = ['GET /alert', 'GET /alert/count'] as const satisfies readonly ReadRoute[]

const importReads = ['GET /imports/{id}', 'GET /imports/{id}/skipped'] as const satisfies readonly ReadRoute[]

const imported = [
  'GET /profiles',
  'GET /profiles/states',
  'GET /profiles/{id}/imports',
  'GET /profiles/{id}/takes',
  'GET /labels',
  'GET /facebook/adaccounts',
  'GET /home',
  ...profileReports,
] as const satisfies readonly ReadRoute[]

const profiles = [
  'GET /home',
  'GET /profiles',
  'GET /profiles/states',
  'GET /profiles/{id}/takes',
  'GET /profiles/{id}/imports',
  'GET /entities',
  'GET /entities/{id}',
  ...usage,
] as const satisfies readonly ReadRoute[]

/** With a group go all that is in it and the rights of its people. */
const entities = [
  ...profiles,
  ...runs,
  'GET /me',
  'GET /reports/share',
  'GET /labels',
  'GET /listen',
  'GET /advocacy',
  'GET /facebook/adaccounts',
] as const satisfies readonly ReadRoute[]

/** Empty: it makes a file, a text or a note of an error, and changes nothing that can be read. */
export const changes = {
  // the page is loaded anew
  'POST /admin/accounts/{id}/impersonate': [],
  'POST /impersonation/end': [],
  'POST /auth/login': ['GET /me', 'GET /auth/sessions'],
  'POST /profiles/{id}/import': imported,
  'POST /profiles/{id}/imports': ['GET /profiles', 'GET /profiles/{id}/imports', 'GET /profiles/{id}/takes'],
  'POST /imports/{id}/start': [...importReads, ...imported],
  'POST /imports/{id}/seen': [...importReads, ...alerts],
  'POST /imports/{id}/undo': [...importReads, ...imported],
  'POST /imports/{id}/check': importReads,
  // on until its first code, it changes nothing that can be read
  'POST /auth/two-factor/begin': [],
  'POST /auth/two-factor/confirm': ['GET /auth/two-factor'],
  'POST /auth/two-factor/end': ['GET /auth/two-factor'],
  'POST /auth/two-factor/codes': ['GET /auth/two-factor'],
  'POST /auth/second-step': ['GET /me', 'GET /auth/sessions', 'GET /auth/two-factor'],
  'POST /profiles': profiles,
  'PATCH /profiles/{id}': [...profiles, 'GET /labels'],
  'DELETE /profiles/{id}': [...profiles, 'GET /labels', 'GET /facebook/adaccounts'],
  'POST /profiles/{id}/restore': [...profiles, 'GET /labels', 'GET /facebook/adaccounts'],
  'POST /entities': entities,
  'PATCH /entities/{id}': entities,
  'DELETE /entities/{id}': entities,
  'POST /entities/{id}/restore': entities,
  'POST /branding': ['GET /branding', 'GET /me'],
  'DELETE /branding': ['GET /branding', 'GET /me'],
  'POST /branding/logo/{id}': [],
  'POST /branding/fonts': ['GET /branding', 'GET /branding/fonts/{id}'],
  'DELETE /branding/fonts/{id}': ['GET /branding', 'GET /branding/fonts/{id}'],
  'POST /pictures': ['GET /pictures/{id}'],
  'POST /pictures/{id}/import': ['GET /pictures/{id}'],
  'POST /auth/forgot': [],
  'POST /contact': [],
  'POST /auth/password': ['GET /auth/sessions'],
  'DELETE /auth/sessions/{id}': ['GET /auth/sessions'],
  'POST /auth/sign-out-everywhere': ['GET /auth/sessions'],
  'POST /auth/reset': ['GET /me', 'GET /auth/reset/{token}'],
  'POST /auth/signup': ['GET /auth/signup'],
  'POST /me/indicators': [],
  'PATCH /me/notifications': ['GET /me/notifications'],
  'PATCH /me/notifications/hours': ['GET /me/notifications/hours'],
  'POST /me/notifications/browsers': ['GET /me/notifications/browsers'],
  'DELETE /me/notifications/browsers/{id}': ['GET /me/notifications/browsers'],
  'PATCH /me/notifications/slack': ['GET /me/notifications'],
  'POST /me/notifications/slack/test': [],
  'POST /notifications/undelivered/{id}/send': ['GET /notifications/undelivered'],
  'PATCH /me/preferences': ['GET /me'],
  'PATCH /me/name': ['GET /me', 'GET /me/details'],
  'POST /me/email': ['GET /me', 'GET /me/details'],
  'DELETE /me/email': ['GET /me', 'GET /me/details'],
  // others read it with `me` as well, when they open a page
  'POST /admin/page-warning': ['GET /page-warnings', 'GET /me'],
  'DELETE /admin/page-warning': ['GET /page-warnings', 'GET /me'],
  'POST /me/email-verification-code': ['GET /me', 'GET /me/email-verification-code'],
  'POST /auth/email': ['GET /me', 'GET /me/details'],
  'POST /api-keys': ['GET /api-keys'],
  'DELETE /api-keys/{id}': ['GET /api-keys'],
  'POST /auth/confirm': ['GET /me', 'GET /auth/signup'],
  'POST /profiles/competitor': competitors,
  'DELETE /profiles/competitor/{competitor_gid}': competitors,
  'POST /profiles/competitor/{competitor_gid}/import': competitors,
  'POST /advocacy/{id}/import': advocacy,
  'POST /listen/{id}/import': listeners,
  'POST /reports/share': ['GET /reports/share', 'GET /reports/share/{id}/views'],
  'POST /reports/share/{id}/link': ['GET /reports/share', 'GET /reports/share/{id}/views'],
  'PATCH /reports/share/{id}': ['GET /reports/share', 'GET /reports/share/{id}/views'],
  'DELETE /reports/share/{id}': ['GET /reports/share', 'GET /reports/share/{id}/views'],
  'DELETE /reports/share': ['GET /reports/share', 'GET /reports/share/{id}/views'],
  'POST /shared-reports/{token}/password': [
    'GET /shared-reports/{token}',
    'GET /shared-reports/{token}/logo',
    'GET /shared-reports/{token}/font',
    'GET /shared-reports/{token}/page',
    'GET /shared-reports/{token}/pdf',
  ],
  'PATCH /report-emails/{token}': ['GET /report-emails/{token}'],
  'POST /unsubscribe/{token}': ['GET /report-emails/{token}', 'GET /unsubscribe/{token}'],
  'POST /reports/templates': templates,
  'PATCH /reports/templates/{id}': templates,
  'POST /reports/templates/{id}/restore': templates,
  'DELETE /reports/templates/{id}': templates,
  'POST /reports/templates/{id}/recover': templates,
  'POST /reports/drafts': ['GET /reports/drafts'],
  'DELETE /reports/drafts': ['GET /reports/drafts'],
  'POST /reports/scheduled': runs,
  'PATCH /reports/scheduled/{id}': runs,
  'DELETE /reports/scheduled/{id}': runs,
  'POST /reports/scheduled/{id}/pause': runs,
  'POST /reports/scheduled/{id}/hand-over': runs,
  // no list of runs tells of it, but its link is among those that were emailed
  'POST /reports/scheduled/test': ['GET /reports/share'],
  'POST /reports/scheduled/{id}/retry': runs,
  // somebody may change their own rights
  'POST /employees': ['GET /me', ...team],
  'DELETE /employees/{id}': ['GET /me', ...team],
  'POST /employees/{id}/resend': team,
  'POST /auth/invitation/{token}': ['GET /me', 'GET /auth/invitation/{token}'],
  // the page is loaded anew, so nothing of the account stays in memory
  'POST /auth/logout': [],
  'POST /reports/summary': [],
  'POST /subscription/downgrade-check': [],
  'POST /subscription/checkout': [],
  'POST /subscription/switch': paid,
  'POST /subscription/switch-preview': [],
  'POST /subscription/downgrade': paid,
  'POST /subscription/portal': [],
  'PATCH /account/company': ['GET /account/company'],
  'POST /subscription/refresh': paid,
  'POST /webhooks/stripe': [],
  'POST /export/csv': [],
  'POST /export/tasks': [],
  'POST /export/reviews': [],
  'POST /export/ads': [],
  'POST /export/rows': [],
  'POST /export/profiles': [],
  'POST /error': [],
  'DELETE /account': ['GET /account/leaving', 'GET /me'],
  'POST /account/export': ['GET /account/leaving'],
  'POST /me/export': ['GET /me/leaving'],
  // the page is loaded anew, as when somebody logs out
  'DELETE /me': ['GET /me', 'GET /me/leaving', 'GET /me/details'],
  // others are told, and oneself perhaps
  'POST /events': alerts,
  'PATCH /alert/{id}/read': alerts,
  'PATCH /alert/{id}/unread': alerts,
  'POST /alert/read-all': alerts,
  'DELETE /alert/{id}': alerts,
  'POST /alert/{id}/restore': alerts,
  'POST /account/keep': ['GET /account/leaving', 'GET /me'],
  'POST /auth/keep-account': ['GET /account/leaving', 'GET /me'],
} as const satisfies Record<WriteRoute, readonly ReadRoute[]>
