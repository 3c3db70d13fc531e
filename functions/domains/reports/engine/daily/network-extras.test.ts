import { expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import { aPost, aProfile, type Days, reportOf } from '../../../../../test/builders/dataset.ts'

const range: [string, string] = ['2026-11-02', '2026-11-03']
function tabOf(network: NetworkCode, values: Days['values'], posts: Parameters<typeof aPost>[3][] = []) {
  const profile = aProfile('p', network)
  const stories = posts.map((measures, index) => aPost(String(index), profile, '2026-11-02T10:00:00Z', measures, { type: 'story' }))
  const report = reportOf({ profiles: [{ profile, days: [{ from: '2026-11-02', values }], posts: stories }], range })
  const [tab] = report.reports.networks
  if (!tab) throw new Error('no tab')
  return { tab, blocks: (key: string) => tab.report.find((section) => section.key === key)?.content ?? [], sections: tab.report.map(({ key }) => key) }
}

test('a business profile is viewed, on surfaces; what people do there are its engagements', () => {
  const { tab, blocks } = tabOf('google', {
    impressions: [10, 20],
    views_search_mobile: [7, 11],
    views_maps_desktop: [3, 9],
    link_clicks: [1, 2],
    call_clicks: [0, 4],
    menu_clicks: [null, 1],
  })
  expect(tab.summary.map(({ key, title, value }) => [key, title, value]).filter(([key]) => key === 'impressions' || key === 'engagements')).toEqual([
    ['impressions', 'Views', 30],
    ['engagements', 'Engagements', 8],
  ])
  const drawn = (key: string) => blocks(key).flatMap((block) => (block.kind === 'column' ? block.values.map(({ label, values }) => [label, values]) : []))
  expect(drawn('surfaces')).toEqual([
    ['Search, mobile', [7, 11]],
    ['Maps, desktop', [3, 9]],
  ])
  expect(drawn('actions')).toEqual([
    ['Website', [1, 2]],
    ['Calls', [0, 4]],
    ['Menu', [null, 1]],
  ])
})

test('reactions have their kinds; a network that tells none has no such section', () => {
  const [kinds] = tabOf('facebook', { reactions: [5, 9], reaction_like: [4, 6], reaction_angry: [1, 3] }).blocks('reactions')
  expect(kinds?.kind === 'donut' && [kinds.total.value, kinds.values.map(({ label, value }) => [label, value])]).toEqual([
    14,
    [
      ['Like', 10],
      ['Angry', 4],
    ],
  ])
  expect(kinds?.passports).toContain('reaction_like')
  expect(tabOf('facebook', { reactions: [5, 9] }).sections).not.toContain('reactions')
  expect(tabOf('instagram', { reactions: [5, 9] }).sections).not.toContain('reactions')
})

test('stories: how many answered, left, and saw them to the end', () => {
  const [table] = tabOf('instagram', {}, [{ impressions: 200, reach: 90, story_replies: 2, story_exits: 30, story_completed: 170 }]).blocks('stories')
  const figures = ['impressions', 'reach', 'story_replies', 'story_exits', 'story_completion']
  expect(table?.kind === 'table' && table.values.map((row) => figures.map((key) => row[key]?.value))).toEqual([[200, 90, 2, 30, 85]])
})
