import * as v from 'valibot'
import { Id, requiredId } from '../fields.ts'
import { messages } from '../messages.ts'
import { NetworkCode } from '../networks.ts'
import { GenericReport } from '../reports/generic-report.ts'
import { Report } from '../reports/report.ts'
import { endpoint } from './endpoint.ts'
import { optionalRange, ProfileList } from './inputs.ts'

/** A selected profile without an ad account (docs/behaviours.md#the-ads-notice): it is named here and has no row of zeros. */
export const AdsWarning = v.object({
  profile_gid: v.string(),
  network: v.object({ code: NetworkCode, display: v.string() }),
  name: v.string(),
  username: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  custom_network_picture_url: v.nullable(v.string()),
})
export type AdsWarning = v.InferOutput<typeof AdsWarning>

/** Profiles in tabs say besides where they are on their network. */
const AdsTab = v.object({
  ...Report.entries.reports.entries.tabs.item.entries,
  networks: v.array(
    v.object({
      ...Report.entries.reports.entries.tabs.item.entries.networks.item.entries,
      profile_url: v.nullable(v.string()),
      profile_id: v.string(),
      type: v.literal('profile'),
    }),
  ),
})

export const getAdsReport = endpoint({
  name: 'get-ads-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/ads',
  summary: 'Run the paid performance report; `warning` lists the profiles without an ad account',
  failure: messages.unable.generateReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'ads' },
  work: 'report',
  query: v.strictObject({ profiles: ProfileList, ...optionalRange, template_id: v.optional(Id) }),
  response: v.object({
    ...Report.entries,
    reports: v.object({ ...Report.entries.reports.entries, tabs: v.array(AdsTab) }),
    warning: v.array(AdsWarning),
    error: v.nullable(v.string()),
  }),
})

const AdAccountOption = v.object({
  value: v.string(),
  label: v.string(),
  profile_gid: v.string(),
  currency: v.nullable(v.string()),
  timezone: v.string(),
})

export const listAdAccounts = endpoint({
  name: 'list-ad-accounts',
  domain: 'ads',
  method: 'GET',
  path: '/facebook/adaccounts',
  summary: 'List the ad accounts of these Facebook and Instagram profiles by name',
  failure: messages.unable.getAdAccounts,
  access: { session: true, permission: ['reports', 'manage'] },
  query: v.strictObject({ ids: ProfileList }),
  response: v.array(AdAccountOption),
})

export const getFacebookAdsReport = endpoint({
  name: 'get-facebook-ads-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/facebookads',
  summary: 'Run the Facebook Ads report for one ad account, in the timezone of that account',
  failure: messages.unable.generateReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'facebook_ads' },
  work: 'report',
  query: v.strictObject({
    id: requiredId(messages.ads.accountRequired),
    profile_gid: requiredId(messages.profiles.none),
    ...optionalRange,
    template_id: v.optional(Id),
  }),
  response: GenericReport,
})
