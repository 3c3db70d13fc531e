import { expect, test } from '@jest/globals'
import { aProfile, reportOf } from '../../test/builders/dataset.ts'
import { checkDraft } from './check.ts'
import { citeFigures } from './cite.ts'

const days = (prior: number, now: number) => Array.from({ length: 28 }, (_, day) => (day < 14 ? prior : now))
const from = '2026-03-01'
/**
 * Impressions 28,000 to 39,200 (Facebook 14,000 to 28,000, Instagram 14,000 to 11,200); engagements 2,800 to 2,380 (1,400 to
 * 1,680 and 1,400 to 700); engagement rate 10 % to 6.07 % (6.00 % and 6.25 %).
 */
const report = reportOf({
  range: ['2026-03-15', '2026-03-28'],
  prior: [from, '2026-03-14'],
  profiles: [
    { profile: aProfile('fb', 'facebook'), days: [{ from, values: { impressions: days(1000, 2000), reactions: days(100, 120) } }] },
    { profile: aProfile('ig', 'instagram'), days: [{ from, values: { impressions: days(1000, 800), reactions: days(100, 50) } }] },
  ],
})

/** Of "facebook impressions growth value" the two figures of that tile. */
function cite(words: string) {
  const [tab = '', block = '', ...fields] = words.split(' ')
  const code = tab === 'facebook' || tab === 'instagram' ? tab : 'cross_channel'
  const cited = citeFigures(report, { tab: code, section: null, block }, null, fields)
  if (!cited) throw new Error(`The report has no ${words}.`)
  return cited.cite
}
function stands(text: string, cites: readonly string[]): boolean {
  const draft = { summary: [{ text, cites: cites.map(cite) }], highlights: [], conclusions: [], recommendations: [] }
  return checkDraft(report, draft).summary.length > 0
}

test.each([
  ['Impressions rose 40.0% to 39.2K, and engagements fell 15.0%.', 'all impressions growth value', 'all engagements growth'],
  ['Impressions grew strongly, up 40.0% to 39.2K.', 'all impressions growth value'],
  ['Impressions reached 39.2K, a 40.0% increase from 28K.', 'all impressions growth value prior'],
  ['With an increase of 40.0%, impressions came to 39.2K.', 'all impressions growth value'],
  ['Impressions were 40.0% higher than in the range before.', 'all impressions growth'],
  ['Impressions rose on Facebook by 100.0%, but fell on Instagram by 20.0%.', 'facebook impressions growth', 'instagram impressions growth'],
  ['To increase engagements again, look at Instagram first: engagements there fell 50.0%.', 'instagram engagements growth'],
  ['Facebook impressions rose 100.0%, whereas Instagram impressions dropped 20.0%.', 'facebook impressions growth', 'instagram impressions growth'],
  ['Impressions: 39.2K (+40.0%).', 'all impressions growth value'],
  ['Growth of 40.0% brought impressions to 39.2K.', 'all impressions growth value'],
  ['Impressions rose from 28K to 39.2K, up by a strong 40.0%.', 'all impressions growth value prior'],
  ['While impressions increased by 40.0%, reaching 39.2K, engagements dropped 15.0%.', 'all impressions growth value', 'all engagements growth'],
  ['Engagements sank 15.0%.', 'all engagements growth'],
  ['Engagement rate fell from 10.00% to 6.07%, and engagements fell 15.0%.', 'all er_impressions prior value', 'all engagements growth'],
  ['Facebook made up 71% of engagements.', 'facebook engagements share'],
  ['Engagement rate worsened from 10.00% to 6.07%.', 'all er_impressions prior value'],
  ['Engagement rate was 6.00% on Facebook, below the 6.25% on Instagram.', 'facebook er_impressions value', 'instagram er_impressions value'],
])('a true sentence stands: %s', (text, ...cites) => {
  expect(stands(text, cites)).toBe(true)
})

test.each([
  ['Impressions rose 40.0% to 39.2K, and engagements rose 15.0%.', 'all impressions growth value', 'all engagements growth'],
  ['Impressions fell 15.0%, and engagements rose 40.0%.', 'all impressions growth', 'all engagements growth'],
  ['Impressions saw a decline of 40.0%.', 'all impressions growth'],
  ['Impressions reached 39.2K, a 40.0% drop.', 'all impressions growth value'],
  ['Impressions were 40.0% lower than in the range before.', 'all impressions growth'],
  ['Impressions rose 40.0%, and reach dropped.', 'all impressions growth'],
  ['Followers and impressions rose 40.0%.', 'all impressions growth'],
  ['Impressions: 39.2K (−40.0%).', 'all impressions growth value'],
  ['Impressions went from 39.2K to 28K.', 'all impressions prior value'],
  ['Impressions rose 40.0%, and did well on TikTok.', 'all impressions growth'],
  ['Impressions were stable at 39.2K.', 'all impressions value'],
  ['Impressions rose 40.0%, a third more than planned.', 'all impressions growth'],
  ['Impressions rose on Facebook by 20.0%, but fell on Instagram by 100.0%.', 'facebook impressions growth', 'instagram impressions growth'],
  ...[
    'Impressions did not rise by 40.0% to 39.2K.',
    'Impressions didn’t rise by 40.0% to 39.2K.',
    'Impressions never rose 40.0% to 39.2K.',
    'Impressions nearly rose 40.0% to 39.2K.',
    'Impressions would have risen 40.0% to 39.2K.',
    ...['sank', 'crashed', 'collapsed', 'nosedived', 'dwindled', 'contracted', 'weakened', 'are off', 'cratered', 'gave up', 'reversed a gain of'].map(
      (word) => `Impressions ${word} 40.0% to 39.2K.`,
    ),
    'Impressions rose at first and cratered 40.0% to 39.2K.',
    'Impressions rose 40.0% to 39.2K, as did engagements.',
    'Impressions rose 40.0% to 39.2K, and so did engagement.',
    'Impressions rose 40.0% to 39.2K, and so did sales.',
    'Impressions rose 40.0% to 39.2K, just like engagements.',
    'Impressions rose 40.0% to 39.2K, with engagements keeping pace.',
    'Impressions rose 40.0% to 39.2K on every network.',
    'Impressions went from 39.2K up 40.0%.',
    'Impressions rose 40.0% every day to 39.2K.',
    'Impressions rose 40.0% week over week to 39.2K.',
  ].map((text) => [text, 'all impressions growth value'] as const),
  ['Impressions did not reach 39.2K.', 'all impressions value'],
  ['Engagement rate improved from 10.00% to 6.07%.', 'all er_impressions prior value'],
  ['Engagement rate was 6.00% on Facebook, above the 6.25% on Instagram.', 'facebook er_impressions value', 'instagram er_impressions value'],
])('a wrong sentence is dropped: %s', (text, ...cites) => {
  expect(stands(text, cites)).toBe(false)
})
