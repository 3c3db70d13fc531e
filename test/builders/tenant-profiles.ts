/** The profile of each group of tenants.ts, and what it brings with it: one of everything, with the mark of its tenant. */

import { putImport } from '../../functions/domains/import/store.ts'
import { writeItems } from '../../functions/domains/items/store/items.ts'
import { writePosts } from '../../functions/domains/posts/store.ts'
import { writeSeries } from '../../functions/domains/series/store/series.ts'
import { putGroup, putProfile } from '../../functions/kernel/accounts/store.ts'
import { blankMessage, messageSource } from '../../shared/items/messages.ts'
import { reviewSource } from '../../shared/items/reviews.ts'
import { taskSource } from '../../shared/items/tasks.ts'
import type { Post } from '../../shared/posts.ts'

/** What the data of a group is called. */
export type GroupIds = { readonly profile: string; readonly import: string; readonly listener: string; readonly advocacy: string; readonly adAccount: string }

/** `before`: the date so many days before `now`. */
export type GroupOf = {
  readonly account: string
  readonly group: string
  readonly ids: GroupIds
  readonly now: Date
  readonly before: (days: number) => string
}

export async function writeProfileData({ account, group, ids, now, before }: GroupOf): Promise<void> {
  const id = ids.profile
  const at = `${before(5)}T10:00:00Z`
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
    connected_at: before(90),
    available_from: before(60),
    kind: 'page',
  })
  const days = Array.from({ length: 60 }, (_, n) => before(60 - n))
  await writeSeries(
    account,
    id,
    days.map((date, n) => ({ date, values: { followers: 1000 + n, impressions: 50 + n, reach: 40 } })),
  )
  const post: Post = {
    id: `post-${id}`,
    profileId: id,
    network: 'facebook',
    publishedAt: `${before(5)}T09:00:00Z`,
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
    id: ids.import,
    target: { kind: 'profile', id, entity_gids: [group] },
    user_id: `user-${id}`,
    format: 'auto',
    dates: null,
    date_order: null,
    year: null,
    currency: null,
    network: null,
    rows_of: null,
    mapping: null,
    files: [{ name: `${id}.csv`, bytes: 9, key: `imports/${account}/${id}` }],
    check: false,
    begun: {},
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
}
