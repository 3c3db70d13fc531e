import { expect, test } from '@jest/globals'
import { aPost, aProfile } from '../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../test/builders/items.ts'
import { checkDraft } from '../../../narrative/check.ts'
import { draftOf } from '../../../narrative/summarise.ts'
import type { ComparedProfile } from '../../../public-profiles.ts'
import { industryBenchmark } from './definition.ts'

const ours = aProfile('ours', 'facebook', { name: 'Ours' })
const tweets = aProfile('tweets', 'twitter', { name: 'Tweets' })
const peer = (n: number, more: Partial<ComparedProfile> = {}): ComparedProfile => ({
  id: `p${n}`,
  network: 'facebook',
  name: `Peer ${n}`,
  username: null,
  own: false,
  brand: `b${n}`,
  since: null,
  state: 'shown',
  ...more,
})
const numbers = (most: number) => Array.from({ length: most }, (_, n) => n + 1)
const day = (profileId: string, date: string, followers: number) => ({ id: `${profileId} ${date}`, profileId, date, followers })
const at = '2026-03-03T10:00:00Z'

/** Peer n has 1,000 followers and one post with 10 x n reactions; it grew by n of 1,000. */
function world(most: number, own: (typeof ours)[] = [ours]) {
  const peers = numbers(most).map((n) => peer(n))
  return {
    definition: industryBenchmark,
    profiles: own,
    range: ['2026-03-01', '2026-03-10'] as const,
    context: {
      pages: own.map(({ id, network, name }): ComparedProfile => ({ ...peer(0), id, network, name, own: true, brand: 'own' })),
      cohort: { industry: 'Bookshops', pages: peers },
    },
    items: {
      followers: [day('ours', '2026-02-28', 2000), day('ours', '2026-03-10', 2100)],
      posts: [aPost('o', ours, at, { reactions: 53, comments: 10, clicks: 900 }), aPost('x', ours, at, { reactions: 21, shares: 21 }, { type: 'video' })],
      'page-followers': peers.flatMap(({ id }, n) => [day(id, '2026-02-28', 1000), day(id, '2026-03-03', 1000), day(id, '2026-03-10', 1001 + n)]),
      'page-posts': peers.map(({ id }, n) => aPost(`post ${id}`, aProfile(id, 'facebook'), at, { reactions: 10 * (n + 1) }, { text: '#books' })),
    },
  }
}
const tilesOf = async (given: Parameters<typeof itemReportOf>[0]) => {
  const { reports, no_data, notes } = await itemReportOf(given)
  return {
    tiles: Object.fromEntries(reports.crossChannel.summary.map(({ key, value }) => [key, value])),
    no_data,
    notes,
    sections: reports.crossChannel.report,
  }
}

test('own figures beside the median of the peers; the rank is the share of peers below', async () => {
  const { tiles, no_data } = await tilesOf(world(11))
  expect(no_data).toBeNull()
  // 105 engagements of two posts, each of 2,100 followers at the end
  expect(tiles).toEqual({
    er_own: (105 / 4200) * 100,
    er_median: 6,
    er_rank: (2 / 11) * 100,
    per_post_own: 52.5,
    per_post_median: 60,
    per_day_own: 0.2,
    per_day_median: 0.1,
    growth_own: 5,
    growth_median: 0.6,
  })
})

test('few posts are told by how many a day there were, and fewer than one a day in words', async () => {
  const ownPosts = (many: number) => Array.from({ length: many }, (_, n) => aPost(`o${n}`, ours, at, { reactions: 53 }))
  const lead = async (posts: number, to: string) => {
    const given = world(11)
    const report = await itemReportOf({ ...given, range: ['2026-03-01', to], items: { ...given.items, posts: ownPosts(posts) } })
    return checkDraft(report, draftOf(report)).summary[0]?.text
  }
  expect(await lead(5, '2026-03-10')).toMatch(/^Engagement rate per post stood at .+, though on less than one post per day\.$/)
  expect(await lead(6, '2026-03-04')).toMatch(/, though on only 1\.50 posts per day\.$/)
})

test('quartiles are taken over peers; each peer weighs the same in types; the method names industry and peers', async () => {
  const { sections } = await tilesOf(world(11))
  const find = (key: string, id: string) => sections.find((one) => one.key === key)?.content.find((one) => one.key === id)
  const table = find('networks', 'er')
  if (table?.kind !== 'table') throw new Error('no table')
  const [row] = table.values
  expect(['er_p25', 'er_median', 'er_p75'].map((id) => row?.[id]?.value)).toEqual([3.5, 6, 8.5])
  expect(row?.er_vs?.value).toBeCloseTo(((2.5 - 6) / 6) * 100, 9)
  const types = find('types', 'difference')
  if (types?.kind !== 'table') throw new Error('no table')
  expect(types.values.map((one) => [one.name?.value, one.type_own?.value, one.type_peers?.value, one.type_difference?.value])).toEqual([
    ['Image', 50, 100, -50],
    ['Video', 50, 0, 50],
  ])
  const method = find('method', 'method')
  expect(method?.kind === 'text' && method.facts).toEqual(
    expect.arrayContaining([
      { label: 'Industry', value: 'Bookshops' },
      { label: 'Peers', value: '11' },
    ]),
  )
})

test('with nine peers nothing is shown and it is said why; a profile on a network without peers is left out and named', async () => {
  const few = await tilesOf(world(9))
  expect(few.no_data).toEqual({ message: 'No data found for the selected period of time', hint: null })
  expect(few.notes).toContain('Only 9 peers can be compared; a benchmark needs 10.')
  const both = await tilesOf(world(11, [ours, tweets]))
  expect(both.tiles.er_own).toBe(2.5)
  expect(both.notes.join()).toContain('Tweets (X) is left out: another industry, or a network without peers.')
})

test('profiles that are left out are in no passport and no list, and one sentence names them with their networks', async () => {
  const clips = aProfile('clips', 'tiktok', { name: 'Tweets' })
  const late = { available_from: '2026-02-20' }
  const prior = ['2026-02-10', '2026-02-19'] as const
  const { reports, notes } = await itemReportOf({ ...world(11, [ours, aProfile('tweets', 'twitter', { name: 'Tweets', ...late }), clips]), prior })
  expect(notes).toEqual(['Tweets (TikTok and X) are left out: another industry, or a network without peers.'])
  expect(reports.tabs.map(({ networks }) => networks.map(({ value }) => value))).toEqual([['ours']])
  const { passports } = reports.crossChannel
  expect(passports.er_own?.formula).toContain('2 posts, 1 network.')
  expect(new Set(Object.values(passports).flatMap((one) => one.networks.map(({ network }) => network)))).toEqual(new Set(['facebook']))
  expect(JSON.stringify(passports)).not.toMatch(/Tweets|new profile/)
})
