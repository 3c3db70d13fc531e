/** Public pages and what they show: followers by day and posts. Companies the demo competes with, and the peers of three industries. */

import { collect } from '../../functions/domains/competitors/collect.ts'
import { competitorGid, noteRead, putCompetitor } from '../../functions/domains/competitors/store.ts'
import { writePosts } from '../../functions/domains/posts/store.ts'
import { putPage } from '../../functions/domains/public-profiles/store.ts'
import { writeSeries } from '../../functions/domains/series/store/series.ts'
import { inParallel } from '../../functions/kernel/in-parallel.ts'
import { publicAccount } from '../../functions/kernel/table/table.ts'
import { dayMs } from '../../shared/dates/durations.ts'
import type { Post } from '../../shared/posts.ts'
import type { PublicProfile } from '../../shared/public-profiles.ts'
import { dateOf } from './calendar.ts'
import { dailyRows, type Subject } from './daily.ts'
import { type Brand, brands, textsOf, tracked } from './page-plan.ts'
import { postsOf } from './posts.ts'
import { pick, random } from './random.ts'

const networks = ['facebook', 'instagram'] as const
type Network = (typeof networks)[number]
/** Pages are known for so long: enough for a month and the same month a year ago. */
const history = 400
/** Lifetime figures of posts still move for so many days. */
const unsettled = 14
const trackedDays = 300
const pagesAtOnce = 6

const pageId = (brand: Brand, network: Network) => `${network === 'facebook' ? 'fb' : 'ig'}-${brand.key}`

function pageOf(brand: Brand, network: Network, followers: number | null): PublicProfile {
  const handle = brand.key.replaceAll('-', network === 'facebook' ? '' : '.')
  return {
    id: pageId(brand, network),
    network,
    name: brand.name,
    username: network === 'facebook' ? handle : `@${handle}`,
    picture_url: null,
    profile_url: `https://${network}.example/${handle}`,
    followers,
    brand: brand.key,
    industry: brand.industry,
    gone: brand.goneSince !== undefined,
  }
}

function subjectOf(brand: Brand, network: Network): Subject {
  const followers = brand.followers[network === 'facebook' ? 0 : 1]
  const { growth, engagementRate, postsPerWeek } = brand
  return {
    id: pageId(brand, network),
    network,
    character: { followers, growth, engagementRate, postsPerWeek, level: (followers * 0.4 * postsPerWeek) / 3, voice: 'books' },
  }
}

/** `through`: the day up to which it was made before; null at first. */
export async function seedPages(through: number | null, today: number, now: Date): Promise<void> {
  const all = brands.flatMap((brand) => networks.map((network) => ({ brand, network })))
  await inParallel(all, pagesAtOnce, ({ brand, network }) => seedPage(brand, network, through, today, now))
  if (through === null) await seedCompetitors(today, now)
}

async function seedPage(brand: Brand, network: Network, through: number | null, today: number, now: Date): Promise<void> {
  const subject = subjectOf(brand, network)
  const last = brand.goneSince === undefined ? today : Math.min(today, through ?? today) - brand.goneSince
  // what is gone shows nothing new
  if (brand.begins || (brand.goneSince !== undefined && through !== null)) return putPage(pageOf(brand, network, null))
  const from = through === null ? today - history : through - unsettled
  const rows = dailyRows(subject, from, last).flatMap(({ date, values: { followers } }) => (followers === undefined ? [] : [{ date, values: { followers } }]))
  await putPage(pageOf(brand, network, rows.at(-1)?.values.followers ?? null))
  await writeSeries(publicAccount, subject.id, rows)
  const until = brand.goneSince === undefined ? now : new Date((last + 1) * dayMs)
  const posts = postsOf(subject, 'Europe/London', from, until).filter(({ type }) => type !== 'story')
  await writePosts(
    publicAccount,
    subject.id,
    posts.map((post) => publicPost(post, brand, network)),
  )
}

/** As anybody sees it: no reach, no clicks, on Instagram no shares, and with some no likes. */
function publicPost(post: Post, brand: Brand, network: Network): Post {
  const { reactions, comments, shares } = post.measures
  const [first = '', ...others] = textsOf[brand.industry ?? 'coffee-shops']
  const open = { ...(brand.hidesLikes && network === 'instagram' ? {} : { reactions }), comments, ...(network === 'facebook' ? { shares } : {}) }
  const measures = Object.fromEntries(Object.entries(open).filter(([, value]) => value !== undefined))
  return { ...post, text: pick(random(post.id, 'text'), [first, ...others]), labels: [], author: null, collaborators: [], measures }
}

/** Read by the job that reads all competitors, as though they had been added most of a year ago. */
async function seedCompetitors(today: number, now: Date): Promise<void> {
  const all = tracked.flatMap(({ accountId, profiles, brands: rivals }) =>
    rivals.flatMap((brand) => networks.map((network, index) => ({ accountId, profile_gid: profiles[index] ?? '', brand, network }))),
  )
  for (const { accountId, profile_gid, brand, network } of all) {
    const { id, name, username, picture_url, profile_url } = pageOf(brand, network, null)
    const competitor = {
      competitor_gid: competitorGid(profile_gid, id),
      profile_gid,
      network,
      network_id: id,
      name,
      username,
      picture_url,
      profile_url,
      since: dateOf(brand.begins ? today : today - trackedDays),
      through: null,
      processed: false,
      error: false,
      warning: null,
    }
    // before the network stopped showing it, it was read as the others are
    if (brand.goneSince !== undefined) await putPage({ ...pageOf(brand, network, null), gone: false })
    await putCompetitor(accountId, competitor, new Date(now.getTime() - 1))
  }
  await collect(now)
  for (const { accountId, profile_gid, brand, network } of all) {
    if (brand.goneSince === undefined) continue
    const page = pageOf(brand, network, null)
    await putPage(page)
    const read = { through: dateOf(today - brand.goneSince), processed: true, error: true, warning: null }
    await noteRead(accountId, competitorGid(profile_gid, page.id), read, new Date(now.getTime() + dayMs))
  }
}
