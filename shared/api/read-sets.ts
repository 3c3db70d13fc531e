/** Reads that several writes change together. Nested instead of spread: bundlers keep an unused contract that spreads a list. */
import type { Reads } from './endpoint.ts'

export const alerts: Reads = ['GET /alert', 'GET /alert/count']
export const competitors: Reads = ['GET /profiles/competitor/suggest', 'GET /reports/competitor']

/** Includes templates, which count the schedules that use them. */
export const runs: Reads = [
  'GET /reports/scheduled',
  'GET /reports/scheduled/{id}',
  'GET /reports/rows',
  'GET /reports/calendar',
  'GET /reports/templates',
  'GET /home',
]

const usage: Reads = ['GET /subscription/remaining', 'GET /subscription/plans', 'GET /subscription/upgradable']
export const seats: Reads = ['GET /team', usage]

/** A plan sets features, limits, and what is locked. */
export const paid: Reads = ['GET /me', 'GET /profiles', 'GET /profiles/states', 'GET /employees', 'GET /subscription/invoices', usage]

/** Reports over the days and posts of profiles. */
const profileReports: Reads = [
  'GET /reports/social-media-performance',
  'GET /reports/performance',
  'GET /reports/inbox-activity',
  'GET /reports/sentiment',
  'GET /reports/industry-benchmark',
  'GET /reports/ads',
  'GET /reports/facebookads',
  'GET /reports/competitor',
]

const ofProfile: Reads = ['GET /profiles', 'GET /profiles/states', 'GET /profiles/{id}/imports', 'GET /profiles/{id}/takes', 'GET /home']
export const imported: Reads = [ofProfile, 'GET /labels', 'GET /facebook/adaccounts', profileReports]
export const profiles: Reads = [ofProfile, 'GET /entities', 'GET /entities/{id}', usage]

/** Removing a profile group removes its contents and changes the permissions of its people. */
export const profileGroups: Reads = [profiles, runs, 'GET /me', 'GET /reports/share', 'GET /labels', 'GET /listen', 'GET /advocacy', 'GET /facebook/adaccounts']
