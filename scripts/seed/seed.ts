/**
 * Fills the demo accounts. Repeating it is safe: what people changed stays, a run that was cut short goes on where it is needed,
 * a run on a later day adds the days since. A second run on the same day ends at once.
 */

import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { writeAudience } from '../../functions/domains/audience/store.ts'
import { hashPassword } from '../../functions/domains/auth/password.ts'
import { writeBreakdowns } from '../../functions/domains/breakdowns/store.ts'
import { writePosts } from '../../functions/domains/posts/store.ts'
import { writeSeries } from '../../functions/domains/series/store/series.ts'
import { noteAccounts } from '../../functions/kernel/accounts/create-account.ts'
import { extendAvailability, noteKnown } from '../../functions/kernel/accounts/facts.ts'
import {
  getAccount,
  listAllGroups,
  listAllProfiles,
  listUsers,
  type ProfileRecord,
  putAccount,
  putGroup,
  putProfile,
  putUser,
} from '../../functions/kernel/accounts/store.ts'
import { documents, tableName } from '../../functions/kernel/clients.ts'
import { inParallel } from '../../functions/kernel/in-parallel.ts'
import { tenantKey } from '../../functions/kernel/table/table.ts'
import { dayNumber } from '../../shared/dates/calendar-date.ts'
import { dayMs } from '../../shared/dates/durations.ts'
import { entriesOf } from '../../shared/entries.ts'
import { accounts, password, users } from './accounts.ts'
import { audienceOf } from './audience.ts'
import { seedBreakdowns } from './breakdowns.ts'
import { dateOf } from './calendar.ts'
import { dailyRows } from './daily.ts'
import { postsOf } from './posts.ts'
import { groups, profiles, type SeedGroup, type SeedProfile } from './profiles.ts'
import { seedAds } from './seed-ads.ts'
import { seedAdvocacy } from './seed-advocacy.ts'
import { seedMentions } from './seed-mentions.ts'
import { longestConversation, messagesKept, seedMessages } from './seed-messages.ts'
import { seedPages } from './seed-pages.ts'
import { seedReviews } from './seed-reviews.ts'
import { longestTask, seedTasks } from './seed-tasks.ts'

/** Raise it when the generator changes what it makes for days gone by. */
const version = 9
const history = 730
/** Lifetime figures of posts still move for so many days. */
const unsettled = 45
const profilesAtOnce = 4

const mark = { pk: tenantKey('acct-demo'), sk: 'SEED' }

/** Resolves to false when there was nothing to do. */
export async function seed({ now }: { now: Date }): Promise<boolean> {
  const today = dayNumber(now.toISOString().slice(0, 10))
  const { Item: done } = await documents().send(new GetCommand({ TableName: tableName(), Key: mark, ConsistentRead: true }))
  if (done?.version === version && done.through === dateOf(today)) return false
  const through = done?.version === version ? dayNumber(done.through) : null
  // or the first stranger would own this deployment
  await noteAccounts('acct-demo')
  const connected = await seedPeople(now)
  await Promise.all([
    inParallel(profiles, profilesAtOnce, (profile) => seedData(profile, connected.get(profile.id) ?? now, through, now, today)),
    seedAds(through, today),
    seedPages(through, today, now),
    seedMentions(through ?? today - history, today, now),
    inParallel(groups, groups.length, (group) => seedTasks(group, through === null ? today - history : through - longestTask, today, now)),
  ])
  // what is shared are posts that are there
  await seedAdvocacy(through, today, now)
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...mark, version, through: dateOf(today) } }))
  return true
}

/** Puts what is missing; answers when each profile was connected. */
async function seedPeople(now: Date): Promise<Map<string, Date>> {
  const passwordHash = await hashPassword(password)
  const connected = new Map<string, Date>()
  for (const account of accounts) {
    if (!(await getAccount(account.id))) await putAccount(account)
    const present = new Set((await listUsers(account.id)).map((user) => user.id))
    for (const { accountId, ...user } of users) if (accountId === account.id && !present.has(user.id)) await putUser(accountId, user, passwordHash)
    const known = new Set((await listAllGroups(account.id)).map((group) => group.entity_gid))
    const profilesThere = new Map((await listAllProfiles(account.id)).map((profile) => [profile.id, profile]))
    for (const { accountId, ...group } of groups.filter((one) => one.accountId === account.id)) {
      if (!known.has(group.entity_gid)) await putGroup(accountId, group)
      for (const profile of profiles.filter((one) => one.group === group.entity_gid)) {
        connected.set(profile.id, await seedProfile(accountId, group, profile, profilesThere.get(profile.id), now))
      }
    }
  }
  return connected
}

/** Answers when it was connected. */
async function seedProfile(
  accountId: string,
  group: Omit<SeedGroup, 'accountId'>,
  profile: SeedProfile,
  there: ProfileRecord | undefined,
  now: Date,
): Promise<Date> {
  const since = there ? new Date(there.connected_at) : new Date(now.getTime() - (profile.character?.connectedDaysAgo ?? history) * dayMs)
  if (!there) await putProfile(accountId, record(profile, group, since))
  else if (there.kind !== profile.kind) await putProfile(accountId, { ...there, kind: profile.kind })
  return since
}

function record(profile: SeedProfile, group: Omit<SeedGroup, 'accountId'>, connected: Date) {
  const { id, network, name, username, picture, url, kind } = profile
  return {
    id,
    entity_gid: group.entity_gid,
    network,
    name,
    username,
    picture_url: picture,
    profile_url: url ? `https://${network}.example/${id}` : null,
    timezone: group.timezone,
    connected_at: connected.toISOString(),
    available_from: null,
    known: {},
    kind,
  }
}

async function seedData({ id, network, character, group }: SeedProfile, connected: Date, through: number | null, now: Date, today: number): Promise<void> {
  const { accountId, timezone } = groups.find(({ entity_gid }) => entity_gid === group) ?? {}
  if (!character || !accountId || !timezone) return
  const subject = { id, network, character }
  const first = dayNumber(connected.toISOString().slice(0, 10))
  const from = through === null ? first : Math.max(first, through - unsettled)
  const rows = dailyRows(subject, from, today)
  await writeSeries(accountId, id, rows)
  await writePosts(accountId, id, postsOf(subject, timezone, from, now))
  await writeBreakdowns(accountId, id, seedBreakdowns(id, network, rows, today))
  const { gap } = character
  const missing = (day: number) => gap !== undefined && today - day <= gap.from && today - day >= gap.to
  await seedReviews({ accountId, id, network, missing }, from, today, now)
  await seedMessages({ accountId, id, network, zone: timezone, missing }, through === null ? first : Math.max(first, through - longestConversation), today, now)
  // the network told nothing during an outage
  const parts = gap === undefined ? [[from, today] as const] : [[from, today - gap.from - 1] as const, [today - gap.to + 1, today] as const]
  const since = { reviews: from, messages: Math.max(from, today - messagesKept) }
  const told = entriesOf(since).flatMap(([of, first]) =>
    parts.flatMap(([begin, end]) => (end < first ? [] : [{ of, from: dateOf(Math.max(begin, first)), to: dateOf(end) }])),
  )
  await noteKnown(
    accountId,
    id,
    [{ of: 'posts', from: dateOf(from), to: dateOf(today) }, ...told].filter((one) => one.from <= one.to),
    dateOf(today),
  )
  if (rows[0]) await extendAvailability(accountId, id, rows[0].date)
  const audience = audienceOf(subject, timezone, rows.at(-1)?.values.followers ?? 0, today)
  if (audience) await writeAudience(accountId, audience)
}
