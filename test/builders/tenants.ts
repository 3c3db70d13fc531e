/**
 * Two tenants and people of every kind. Each name, id and label of the first tenant carries its own mark, so a leak of any of
 * them into another's answer is found by looking for the mark.
 */
import { startSession } from '../../functions/accounts/sessions.ts'
import { putAccount, putGroup, putProfile, putUser, type UserRecord } from '../../functions/accounts/store.ts'
import { putAdvocacyGroup } from '../../functions/advocacy/store.ts'
import { competitorGid, putCompetitor } from '../../functions/competitors/store.ts'
import { putImport } from '../../functions/import/store.ts'
import { writeItems } from '../../functions/items/store.ts'
import { putListener } from '../../functions/listeners/store.ts'
import { writePosts } from '../../functions/posts/store.ts'
import { putPage } from '../../functions/public-profiles/store.ts'
import { writeSeries } from '../../functions/series/store.ts'
import { adAccountSource } from '../../shared/items/ad-accounts.ts'
import { adRowSource } from '../../shared/items/ads.ts'
import { advocateSource, shareSource } from '../../shared/items/advocacy.ts'
import { mentionSource } from '../../shared/items/mentions.ts'
import { blankMessage, messageSource } from '../../shared/items/messages.ts'
import { reviewSource } from '../../shared/items/reviews.ts'
import { taskSource } from '../../shared/items/tasks.ts'
import type { GroupRole, Level, PermissionSection } from '../../shared/permissions.ts'
import type { Post } from '../../shared/posts.ts'

/** Nothing that belongs to the first tenant may ever be read with this by anybody else. */
export const mark = 'zebra'

type Grant = { role: GroupRole; permissions: Partial<Record<PermissionSection, Level>> }
type Person = Pick<UserRecord, 'role' | 'type'> & { account: 'acct-zebra' | 'acct-otter' | 'acct-staff' | 'acct-small'; groups?: Record<string, Grant> }

/** Everybody of the first tenant who is bound to groups is bound to the first of its two. */
const people = {
  owner: { account: 'acct-zebra', role: 'OWNER', type: 'member' },
  manager: { account: 'acct-zebra', role: 'MANAGER', type: 'member' },
  groupAdmin: { account: 'acct-zebra', role: 'RESTRICTED', type: 'member', groups: { 'group-zebra-1': { role: 'ADMIN', permissions: {} } } },
  restricted: {
    account: 'acct-zebra',
    role: 'RESTRICTED',
    type: 'member',
    groups: { 'group-zebra-1': { role: 'RESTRICTED', permissions: { reports: 'manage', profiles: 'view' } } },
  },
  outsider: {
    account: 'acct-zebra',
    role: 'RESTRICTED',
    type: 'member',
    groups: { 'group-zebra-1': { role: 'RESTRICTED', permissions: { publish: 'manage' } } },
  },
  readonly: { account: 'acct-zebra', role: 'RESTRICTED', type: 'member', groups: { 'group-zebra-1': { role: 'READONLY', permissions: {} } } },
  advocate: { account: 'acct-zebra', role: 'ADVOCATE', type: 'advocate', groups: { 'group-zebra-1': { role: 'ADMIN', permissions: {} } } },
  admin: { account: 'acct-staff', role: 'OWNER', type: 'admin' },
  other: { account: 'acct-otter', role: 'OWNER', type: 'member' },
  /** an owner whose plan has none of the features that can be off */
  small: { account: 'acct-small', role: 'OWNER', type: 'member' },
} as const satisfies Record<string, Person>

export type Role = keyof typeof people
export const roles = Object.keys(people).filter((name): name is Role => name in people)

export const accounts = {
  'acct-zebra': ['group-zebra-1', 'group-zebra-2'],
  'acct-otter': ['group-otter'],
  'acct-staff': ['group-staff'],
  'acct-small': ['group-small'],
} as const

export const accountOf = (role: Role) => people[role].account
export const userOf = (role: Role) => `user-${accountOf(role).slice('acct-'.length)}-${role}`
/** `group-zebra-1` -> `profile-zebra-1` */
export const profileOf = (group: string) => group.replace('group-', 'profile-')

/** Writes it all and returns a session token for each person. */
export async function writeTenants(now: Date): Promise<Record<Role, string>> {
  for (const [id, groups] of Object.entries(accounts)) {
    const on = { industry_benchmark: true, ads: true, facebook_ads: true, sentiment: true, inbox_activity: true }
    const off = { competitor: false, schedule: false, export_csv: false, export_pdf: false, posts: false, listening: false, report_builder: false }
    await putAccount({ id, name: `Account ${id}`, timezone: 'Europe/London', features: id === 'acct-small' ? off : on })
    for (const group of groups) await writeGroup(id, group, now)
  }
  for (const name of ['Rival', 'Second']) await putPage(publicPage(name))
  for (const role of roles) {
    const { account, groups, ...person }: Person = people[role]
    await putUser(account, { id: userOf(role), email: `${userOf(role)}@x.test`, name: `Person ${userOf(role)}`, joined: true, groups: groups ?? {}, ...person })
  }
  const started = await Promise.all(roles.map(async (role) => [role, await startSession(accountOf(role), userOf(role), now)] as const))
  const tokens = new Map<Role, string>(started)
  const tokenOf = (role: Role) => tokens.get(role) ?? ''
  return {
    owner: tokenOf('owner'),
    manager: tokenOf('manager'),
    groupAdmin: tokenOf('groupAdmin'),
    restricted: tokenOf('restricted'),
    outsider: tokenOf('outsider'),
    readonly: tokenOf('readonly'),
    advocate: tokenOf('advocate'),
    admin: tokenOf('admin'),
    other: tokenOf('other'),
    small: tokenOf('small'),
  }
}

/** What anybody can see bears nobody's mark. */
const publicPage = (name: string) => ({
  id: `page-${name.toLowerCase()}`,
  network: 'facebook' as const,
  name,
  username: name.toLowerCase(),
  picture_url: null,
  profile_url: null,
  followers: 900,
  brand: name,
  industry: null,
  gone: false,
})

/** `profile-zebra-1` -> the competitor that the calls add and remove */
export const competitorOf = (profile: string) => competitorGid(profile, 'page-second')
/** `profile-zebra-1` -> `advocacy-zebra-1` */
export const advocacyOf = (profile: string) => profile.replace('profile-', 'advocacy-')
/** `profile-zebra-1` -> `import-zebra-1` */
export const importOf = (profile: string) => profile.replace('profile-', 'import-')
/** `profile-zebra-1` -> `listener-zebra-1` */
export const listenerOf = (profile: string) => profile.replace('profile-', 'listener-')
/** `profile-zebra-1` -> `ads-zebra-1` */
export const adAccountOf = (profile: string) => profile.replace('profile-', 'ads-')

/** `days` before `now`, ISO date. */
export const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)

async function writeGroup(account: string, group: string, now: Date): Promise<void> {
  const id = profileOf(group)
  await putGroup(account, { entity_gid: group, name: `Group ${group}`, timezone: null })
  await putProfile(account, {
    id,
    entity_gid: group,
    network: 'facebook',
    name: `Profile ${id}`,
    username: id,
    picture_url: null,
    profile_url: `https://facebook.com/${id}`,
    timezone: null,
    connected_at: dayBefore(now, 90),
    available_from: dayBefore(now, 60),
    kind: 'page',
  })
  const days = Array.from({ length: 60 }, (_, n) => dayBefore(now, 60 - n))
  await writeSeries(
    account,
    id,
    days.map((date, n) => ({ date, values: { followers: 1000 + n, impressions: 50 + n, reach: 40 } })),
  )
  const post: Post = {
    id: `post-${id}`,
    profileId: id,
    network: 'facebook',
    publishedAt: `${dayBefore(now, 5)}T09:00:00Z`,
    type: 'image',
    text: `Text ${id}`,
    url: null,
    media: [],
    labels: [`label-${id}`],
    author: null,
    collaborators: [],
    measures: { impressions: 10, comments: 2 },
  }
  await writePosts(account, id, [post])
  const at = `${dayBefore(now, 5)}T10:00:00Z`
  await writeItems(reviewSource, account, id, [
    {
      id: `review-${id}`,
      profileId: id,
      network: 'facebook',
      createdAt: at,
      stars: null,
      recommends: true,
      text: `Review ${id}`,
      author: `Author ${id}`,
      reply: null,
      url: null,
      language: null,
      score: null,
      sentiment: null,
    },
  ])
  await writeItems(taskSource, account, group, [
    {
      id: `task-${id}`,
      entity_gid: group,
      title: `Task ${id}`,
      type: 'reply',
      priority: 'high',
      status: 'open',
      assignee: { id: `user-${id}`, name: `Assignee ${id}` },
      profileId: id,
      network: 'facebook',
      createdAt: at,
      dueAt: at,
      completedAt: [],
      reopenedAt: [],
    },
  ])
  const blank = { score: null, sentiment: null, url: null } as const
  await writeItems(messageSource, account, id, [
    {
      ...blankMessage,
      id: `message-${id}`,
      profileId: id,
      network: 'facebook',
      conversation: `message-${id}`,
      direction: 'inbound',
      kind: 'comment',
      at,
      text: `Message ${id}`,
      author: `Sender ${id}`,
      labels: [`label-${id}`],
      score: 5,
      sentiment: 'positive',
    },
  ])
  await putImport(account, {
    id: importOf(id),
    target: { kind: 'profile', id, entity_gids: [group] },
    user_id: `user-${id}`,
    format: 'auto',
    dates: null,
    currency: null,
    network: null,
    mapping: null,
    files: [{ name: `${id}.csv`, bytes: 9, key: `imports/${account}/${id}` }],
    check: false,
    undoes: null,
    undone: null,
    state: 'refused',
    rows_read: 0,
    rows_written: 0,
    rows_to_write: null,
    progress: 0,
    results: null,
    checked: null,
    error: `Refused ${id}`,
    attempts: 1,
    lease_until: now.getTime(),
    lease_token: null,
    created_at: now.toISOString(),
    ended_at: now.toISOString(),
  })
  const listener = listenerOf(id)
  await putListener(account, {
    id: listener,
    name: `Listener ${id}`,
    type: 'brand',
    enabled: true,
    processed: true,
    entity_gids: [group],
    timezone: null,
    queries: [{ key: 'brand', label: `Brand ${id}` }],
    results: 1,
  })
  await writeItems(mentionSource, account, listener, [
    {
      id: `mention-${id}`,
      listenerId: listener,
      at,
      source: 'news',
      queries: [`Brand ${id}`],
      text: `Mention ${id}`,
      author: null,
      country: 'GB',
      language: 'en',
      engagements: 3,
      repost: false,
      ...blank,
    },
  ])
  const rival = competitorGid(id, 'page-rival')
  const { network, name, username, picture_url, profile_url } = publicPage('Rival')
  await putCompetitor(
    account,
    {
      competitor_gid: rival,
      profile_gid: id,
      network,
      network_id: 'page-rival',
      name: `${name} of ${id}`,
      username,
      picture_url,
      profile_url,
      since: dayBefore(now, 60),
      through: dayBefore(now, 1),
      processed: true,
      error: false,
      warning: null,
    },
    new Date(now.getTime() + 86_400_000),
  )
  await writeSeries(
    account,
    rival,
    days.map((date, n) => ({ date, values: { followers: 2000 + n } })),
  )
  const advocacyId = advocacyOf(id)
  await putAdvocacyGroup(account, {
    id: advocacyId,
    entity_gid: group,
    name: `Advocacy ${id}`,
    picture_url: null,
    type: 'employees',
    timezone: null,
    rates: { currency: 'GBP', click: 1, engagement: 0.5, thousand_impressions: 4 },
    points: { share: 10, click: 1, engagement: 2 },
  })
  await writeItems(advocateSource, account, advocacyId, [
    { id: `member-${id}`, advocacyId, name: `Advocate ${id}`, picture_url: null, joinedAt: `${dayBefore(now, 50)}T00:00:00Z`, leftAt: null },
  ])
  await writeItems(shareSource, account, advocacyId, [
    {
      id: `shared-${id}`,
      advocacyId,
      advocateId: `member-${id}`,
      network: 'linkedin',
      profileId: `own-${id}`,
      followers: 300,
      at,
      post: { id: post.id, text: `Text ${id}`, url: null, picture_url: null },
      clicks: 4,
      impressions: 90,
      reactions: 3,
      comments: 1,
      reshares: null,
      countries: [{ code: 'GB', clicks: 3 }],
    },
  ])
  const ads = adAccountOf(id)
  const date = dayBefore(now, 5)
  await writeItems(adAccountSource, account, id, [
    { id: ads, profileId: id, network: 'facebook', name: `Ad account ${id}`, currency: 'GBP', timezone: 'Europe/London', since: date },
  ])
  await writeItems(adRowSource, account, ads, [
    {
      id: `${date}:ad-${id}`,
      accountId: ads,
      date,
      adId: `ad-${id}`,
      adSetId: `set-${id}`,
      campaignId: `campaign-${id}`,
      spend: 5,
      impressions: 900,
      clicksAll: 12,
      linkClicks: 9,
      results: null,
      conversions: 1,
      conversionValue: 20,
      thruplays: null,
    },
  ])
}
