import { expect, test } from '@jest/globals'
import { type Period, periodFacts } from './period-report.ts'

type Figure = Period['groups'][number]['figures'][number]
const period = {
  ...{
    account: 'Northbound',
    from: '2026-11-16',
    to: '2026-11-22',
    more: 0,
    emails: 0,
    arrived: 0,
    failed: 0,
    runs: [],
    moreRuns: 0,
    coming: [],
    moreComing: 0,
  },
}
const whole = { title: 'Net follower growth', value: 318, unit: 'change', growth: { kind: 'percent', value: 12 }, prior: 284 } as const
const ofPart = { title: 'Impressions', value: 42_000, unit: 'count', growth: { kind: 'percent', value: 42.9 }, prior: 29_400 } as const

const textOf = (...figures: Figure[]) => periodFacts({ ...period, groups: [{ name: 'Leith', figures }] })[0]?.value

test.each([
  ['of the whole figure', ofPart, 'Impressions 42K: +42.9%, from 29.4K; Net follower growth +318: +12.0%, from +284'],
  ['of some profiles', { ...ofPart, prior: 4200, compared: 6000 }, 'Impressions 42K: +42.9%, 6,000 from 4,200; Net follower growth +318: +12.0%, from +284'],
  [
    'of some profiles and days',
    { ...ofPart, prior: 4200, compared: 6000, over: { some: 6, all: 7 } },
    'Impressions 42K: +42.9%, 6,000 from 4,200 (6 of 7 days); Net follower growth +318: +12.0%, from +284',
  ],
  ['of some days', { ...ofPart, over: { some: 6, all: 7 } }, 'Impressions 42K: +42.9%, from 29.4K (6 of 7 days); Net follower growth +318: +12.0%, from +284'],
  ['of an older notice', { ...ofPart, prior: null }, 'Impressions 42K: +42.9%; Net follower growth +318: +12.0%, from +284'],
])('the line of a profile group has both terms of a change: %s', (_, figure, line) => {
  expect(textOf(figure, whole)).toBe(line)
})
