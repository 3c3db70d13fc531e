/** Items of every source that reports are made of, as a generator: what a test of all item reports draws its worlds from. */
import * as fc from 'fast-check'
import { sentimentLabels } from '../../shared/items/fields.ts'
import { taskPriorities, taskTypes } from '../../shared/items/tasks.ts'
import { someAds } from './some-ads.ts'

export type Place = { id: string; entity_gid: string; network: 'facebook' | 'google' }

/** An instant of one of `days` days from `from` (ISO date). */
function instant(from: string, days: number) {
  return fc.integer({ min: 0, max: days * 1440 - 1 }).map((minute) => new Date(Date.parse(`${from}T00:00:00Z`) + minute * 60_000).toISOString())
}

const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
const wait = fc.integer({ min: 1, max: 9000 })

function review(place: fc.Arbitrary<Place>, from: string, days: number) {
  return fc
    .record({
      place,
      at: instant(from, days),
      stars: fc.integer({ min: 1, max: 5 }),
      text: fc.constantFrom('Great coffee', 'Slow queue, great beans', ''),
      replied: fc.option(wait),
      label: fc.constantFrom(...sentimentLabels),
      score: fc.integer({ min: -100, max: 100 }),
    })
    .map(({ place: { id, network }, at, stars, text, replied, label, score }) => ({
      profileId: id,
      network,
      createdAt: at,
      stars: network === 'google' ? stars : null,
      recommends: network === 'google' ? null : stars > 2,
      text,
      author: null,
      reply: replied === null ? null : { text: 'Thank you', at: later(at, replied) },
      url: null,
      language: null,
      score: score / 10,
      sentiment: label,
    }))
}

function task(place: fc.Arbitrary<Place>, from: string, days: number) {
  return fc
    .record({
      place,
      about: fc.boolean(),
      at: instant(from, days),
      type: fc.constantFrom(...taskTypes),
      priority: fc.constantFrom(...taskPriorities),
      assignee: fc.option(fc.constantFrom('Ada', 'Ben', 'Cai')),
      due: fc.option(wait),
      steps: fc.array(wait, { maxLength: 4 }),
    })
    .map(({ place: { id, entity_gid, network }, about, at, type, priority, assignee, due, steps }) => {
      const instants = steps.map((_, index) =>
        later(
          at,
          steps.slice(0, index + 1).reduce((sum, minutes) => sum + minutes, 0),
        ),
      )
      return {
        entity_gid,
        title: 'Answer',
        type,
        priority,
        status: steps.length % 2 === 1 ? 'completed' : 'in_progress',
        assignee: assignee && { id: assignee, name: assignee },
        profileId: about ? id : null,
        network: about ? network : null,
        createdAt: at,
        dueAt: due === null ? null : later(at, due),
        completedAt: instants.filter((_, index) => index % 2 === 0),
        reopenedAt: instants.filter((_, index) => index % 2 === 1),
      }
    })
}

/** Inbound and outbound, in direct messages of three threads or one by one. */
function message(place: fc.Arbitrary<Place>, from: string, days: number) {
  return fc
    .record({
      place,
      at: instant(from, days),
      thread: fc.option(fc.constantFrom('a', 'b', 'c')),
      inbound: fc.boolean(),
      own: fc.nat(60),
      flags: fc
        .record({ automated: fc.boolean(), spam: fc.boolean(), hidden: fc.boolean() })
        .map((all) => (all.spam !== all.hidden ? all : { ...all, spam: false, hidden: false })),
      member: fc.option(fc.constantFrom('Ada', 'Ben')),
      labels: fc.subarray(['Complaint', 'Order']),
      closed: fc.option(wait),
      label: fc.option(fc.constantFrom(...sentimentLabels)),
      score: fc.integer({ min: -100, max: 100 }),
    })
    .map(({ place: { id, network }, at, thread, inbound, own, flags, member, labels, closed, label, score }) => ({
      profileId: id,
      network,
      conversation: thread ?? `own ${own}`,
      direction: inbound ? 'inbound' : 'outbound',
      kind: thread === null ? 'comment' : 'direct_message',
      at,
      text: inbound ? 'Where is my #order? The courier is late' : 'On its way',
      url: null,
      author: null,
      member: member && { id: member, name: member },
      ...flags,
      automated: !inbound && flags.automated,
      labels,
      closed: closed === null ? null : { at: later(at, closed), member: null },
      score: inbound && label ? score / 10 : null,
      sentiment: inbound ? label : null,
    }))
}

function mention(from: string, days: number) {
  return fc
    .record({
      at: instant(from, days),
      source: fc.constantFrom('facebook', 'news', 'forums'),
      queries: fc.subarray(['Northbound', 'Rival'], { minLength: 1 }),
      author: fc.option(fc.record({ id: fc.constantFrom('x', 'y', 'z'), followers: fc.option(fc.nat(9000)) })),
      country: fc.option(fc.constantFrom('GB', 'DE')),
      language: fc.option(fc.constantFrom('en', 'de')),
      engagements: fc.option(fc.nat(500)),
      label: fc.option(fc.constantFrom(...sentimentLabels)),
      score: fc.integer({ min: -100, max: 100 }),
    })
    .map(({ author, label, score, ...rest }) => ({
      ...rest,
      listenerId: 'l',
      text: 'Great beans #coffee',
      url: null,
      author: author && { ...author, name: `Author ${author.id}` },
      repost: false,
      score: label ? score / 10 : null,
      sentiment: label,
    }))
}

/** What anybody can see of a page: a level on most days, and posts that never hide their likes. */
function publicPost(place: fc.Arbitrary<Place>, from: string, days: number) {
  return fc
    .record({ place, at: instant(from, days), type: fc.constantFrom('image', 'video', 'story'), reactions: fc.nat(900), comments: fc.option(fc.nat(50)) })
    .map(({ place: { id, network }, at, type, reactions, comments }) => ({
      profileId: id,
      network,
      publishedAt: at,
      type,
      text: 'New beans #coffee',
      url: null,
      media: [],
      labels: [],
      author: null,
      collaborators: [],
      measures: comments === null ? { reactions } : { reactions, comments },
    }))
}

function followerDay(place: fc.Arbitrary<Place>, from: string, days: number) {
  return fc.record({ place, at: instant(from, days), followers: fc.integer({ min: 1, max: 5000 }) }).map(({ place: { id }, at, followers }) => ({
    id: `${id} ${at.slice(0, 10)}`,
    profileId: id,
    date: at.slice(0, 10),
    followers,
  }))
}

function advocate(from: string, days: number) {
  return fc
    .record({ at: instant(from, days), stayed: fc.option(wait) })
    .map(({ at, stayed }) => ({ advocacyId: 'v', name: 'Ada', picture_url: null, joinedAt: at, leftAt: stayed === null ? null : later(at, stayed) }))
}

function advocacyShare(from: string, days: number) {
  return fc
    .record({
      advocateId: fc.constantFrom('i0', 'i1', 'i2'),
      network: fc.constantFrom('facebook', 'linkedin'),
      profileId: fc.constantFrom('x', 'y'),
      followers: fc.option(fc.nat(900)),
      at: instant(from, days),
      post: fc.constantFrom('p', 'q'),
      clicks: fc.option(fc.nat(90)),
      impressions: fc.option(fc.nat(900)),
      reactions: fc.option(fc.nat(90)),
    })
    .map(({ post, ...rest }) => ({
      ...rest,
      advocacyId: 'v',
      post: { id: post, text: `Post ${post} #coffee`, url: null, picture_url: null },
      comments: null,
      reshares: 1,
      countries: rest.clicks ? [{ code: 'GB', clicks: rest.clicks }] : [],
    }))
}

/** Up to `most` of each source; a source without a line here is read as empty. */
export function someItems(places: readonly Place[], from: string, days: number, most = 40): fc.Arbitrary<Record<string, unknown[]>> {
  const place = fc.constantFrom(...places)
  const many = <Item extends object>(one: fc.Arbitrary<Item>) =>
    fc.array(one, { maxLength: most }).map((all) => all.map((item, index) => ({ id: `i${index}`, ...item })))
  const items = fc.record({
    reviews: many(review(place, from, days)),
    tasks: many(task(place, from, days)),
    messages: many(message(place, from, days)),
    mentions: many(mention(from, days)),
    posts: many(publicPost(place, from, days)),
    followers: fc.array(followerDay(place, from, days), { maxLength: most }).map((all) => [...new Map(all.map((one) => [one.id, one])).values()]),
    advocates: many(advocate(from, days)),
    shares: many(advocacyShare(from, days)),
  })
  return fc.tuple(items, someAds(places, from, days, most)).map(([one, other]): Record<string, unknown[]> => ({ ...one, ...other }))
}
