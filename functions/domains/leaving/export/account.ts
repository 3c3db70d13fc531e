/** What an account holds, table by table. Fields are named one by one where an item has more than its own people may know, such as hashes. */

import { adAccountSource } from '../../../../shared/items/ad-accounts.ts'
import { adBreakdownSource, adObjectSource, adReachSource, adRowSource } from '../../../../shared/items/ads.ts'
import { advocateSource, shareSource } from '../../../../shared/items/advocacy.ts'
import { breakdownSource } from '../../../../shared/items/breakdowns.ts'
import { mentionSource } from '../../../../shared/items/mentions.ts'
import { messageSource } from '../../../../shared/items/messages.ts'
import { ratingSource, reviewSource } from '../../../../shared/items/reviews.ts'
import type { ItemRecord, ItemSource } from '../../../../shared/items/source.ts'
import { taskSource } from '../../../../shared/items/tasks.ts'
import { listAllGroups, listAllProfiles, listUsers, type ProfileRecord, type UserRecord } from '../../../kernel/accounts/store.ts'
import { trail } from '../../../kernel/audit/store.ts'
import { adAccountsOf } from '../../ads/store.ts'
import { listAdvocacyGroups } from '../../advocacy/store.ts'
import { readAudience } from '../../audience/store.ts'
import { listBranding, listFonts } from '../../branding/store.ts'
import { competitorsOf } from '../../competitors/store.ts'
import { beginning, forever, readItems } from '../../items/store/items.ts'
import { listListeners } from '../../listeners/store.ts'
import { readPosts } from '../../posts/store.ts'
import type { Occurrence } from '../../schedules/records.ts'
import { listSharesOf } from '../../shares/store/shares.ts'
import { listTemplates } from '../../templates/store/templates.ts'
import { dayRows } from './day-rows.ts'
import { linkRow } from './link-row.ts'
import { runsOf } from './runs-of.ts'
import type { Row, Table } from './tables.ts'

/** What is read once, because the rest is found by it: a few thousand items at most. */
export async function directoryOf(accountId: string) {
  const [users, groups, profiles, listeners, advocacyGroups, branding, fonts] = await Promise.all([
    listUsers(accountId),
    listAllGroups(accountId),
    listAllProfiles(accountId),
    listListeners(accountId),
    listAdvocacyGroups(accountId),
    listBranding(accountId),
    listFonts(accountId),
  ])
  const ids = profiles.map(({ id }) => id)
  const adAccounts = await adAccountsOf(accountId, ids)
  return { accountId, users, groups, profiles, listeners, advocacyGroups, branding, fonts, adAccounts, ids }
}
export type Directory = Awaited<ReturnType<typeof directoryOf>>

/** One owner after the other, each whole: that of one owner is what is held. */
async function* each<One>(owners: readonly string[], read: (owner: string) => Promise<readonly One[]>): AsyncGenerator<One> {
  for (const owner of owners) yield* await read(owner)
}

async function* all(rows: readonly Row[] | Promise<readonly Row[]>): AsyncGenerator<Row> {
  yield* await rows
}

export const personRow = ({ id, email, name, role, type, joined, joined_at, groups, labels, preferences, told_of, told_when }: UserRecord): Row => ({
  id,
  email,
  name,
  role,
  type,
  joined,
  joined_at,
  groups,
  labels,
  preferences,
  told_of,
  told_when,
})

export const runRow = (one: Occurrence, pdf?: string): Row => ({
  id: one.id,
  schedule_id: one.schedule_id,
  owner_id: one.owner_id,
  type: one.type,
  report: one.flavor,
  title: one.title,
  state: one.state,
  at: one.generate_at,
  timezone: one.timezone,
  profiles: one.profiles,
  groups: one.entities,
  recipients: one.recipients,
  range: one.range,
  dates: one.dates,
  covered: one.covered,
  sent: one.sends,
  reason: one.reason,
  created_at: one.created_at,
  pdf,
})

export async function* trailOf(accountId: string, until: Date, userId?: string): AsyncGenerator<Row> {
  const since = new Date(until)
  since.setUTCFullYear(since.getUTCFullYear() - 10)
  for await (const { sk: _, ...line } of trail(accountId, { since: since.toISOString(), until: until.toISOString() }))
    if (userId === undefined || line.user_id === userId) yield line
}

/** `pdfs`: names of files by id of run. */
export function accountTables(directory: Directory, pdfs: ReadonlyMap<string, string>, now: Date): Table[] {
  const { accountId, users, groups, profiles, listeners, advocacyGroups, branding, fonts, adAccounts, ids } = directory
  const items = <Item extends ItemRecord>(source: ItemSource<Item>, owners: readonly string[], column: string) =>
    async function* () {
      for (const owner of owners) for (const item of await readItems(source, accountId, [owner], beginning, forever)) yield { [column]: owner, ...item }
    }
  const ofProfiles = <Item extends ItemRecord>(source: ItemSource<Item>) => items(source, ids, 'profile_id')
  const ads = adAccounts.map(({ id }) => id)
  const runs = async function* () {
    for await (const one of runsOf(accountId)) yield runRow(one, pdfs.get(one.id))
  }
  return [
    { name: 'people', rows: () => all(users.map(personRow)) },
    { name: 'profile-groups', rows: () => all(groups) },
    { name: 'profiles', rows: () => all(profiles) },
    { name: 'days', rows: () => days(accountId, profiles, now) },
    { name: 'posts', rows: () => each(ids, (id) => readPosts(accountId, [id], beginning, forever)) },
    { name: 'reviews', rows: ofProfiles(reviewSource) },
    { name: 'ratings', rows: ofProfiles(ratingSource) },
    { name: 'messages', rows: ofProfiles(messageSource) },
    { name: 'breakdowns', rows: ofProfiles(breakdownSource) },
    { name: 'audience', rows: () => each(ids, (id) => readAudience(accountId, [id])) },
    { name: 'ad-accounts', rows: ofProfiles(adAccountSource) },
    { name: 'ad-objects', rows: items(adObjectSource, ads, 'ad_account_id') },
    { name: 'ad-figures', rows: items(adRowSource, ads, 'ad_account_id') },
    { name: 'ad-breakdowns', rows: items(adBreakdownSource, ads, 'ad_account_id') },
    { name: 'ad-reach', rows: items(adReachSource, ads, 'ad_account_id') },
    {
      name: 'tasks',
      rows: items(
        taskSource,
        groups.map(({ entity_gid }) => entity_gid),
        'group_id',
      ),
    },
    { name: 'competitors', rows: () => each(ids, async (id) => (await competitorsOf(accountId, [id])).flat()) },
    { name: 'listeners', rows: () => all(listeners) },
    {
      name: 'mentions',
      rows: items(
        mentionSource,
        listeners.map(({ id }) => id),
        'listener_id',
      ),
    },
    { name: 'advocacy-groups', rows: () => all(advocacyGroups) },
    {
      name: 'advocates',
      rows: items(
        advocateSource,
        advocacyGroups.map(({ id }) => id),
        'advocacy_group_id',
      ),
    },
    {
      name: 'advocacy-shares',
      rows: items(
        shareSource,
        advocacyGroups.map(({ id }) => id),
        'advocacy_group_id',
      ),
    },
    { name: 'branding', rows: () => all(branding) },
    { name: 'fonts', rows: () => all(fonts.map(({ hash: _, ...font }) => font)) },
    { name: 'templates', rows: () => all(listTemplates(accountId)) },
    { name: 'runs', rows: runs },
    { name: 'shared-links', rows: () => all(listSharesOf(accountId).then((links) => links.map(linkRow))) },
    { name: 'audit-trail', rows: () => trailOf(accountId, now) },
  ]
}

async function* days(accountId: string, profiles: readonly ProfileRecord[], now: Date): AsyncGenerator<Row> {
  for (const profile of profiles) yield* dayRows(accountId, profile, now)
}
