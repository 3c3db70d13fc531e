/** Every figure that real data must give (docs/metrics.md#real-data), and the test that holds it, through import and the endpoint. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const reports = 'functions/domains/reports/engine'
const cosmetics = [`${reports}/daily/cosmetics-page.test.ts`, '500 posts of a page: their sums, their parts, their types and rates'] as const
const bank = [
  `${reports}/items/real-data.test.ts`,
  '7,290 reviews of banks: their average, their stars, October against the month and the year before',
] as const
const ads = [
  'functions/edge/endpoints/reports/get-ads-report.test.ts',
  '1,143 real ads without dates: put where they are told to be, and said so; their figures',
] as const
const support = [`${reports}/items/support-messages.test.ts`, '5,000 support messages: what came in, what was answered, how long it took'] as const
const networks = `${reports}/daily/real-data.test.ts`
const linkedin = [networks, 'LinkedIn: a year, and 28 days against the 28 before'] as const
const x = [networks, 'X: the compare option turns the sign; a year without data gives no growth'] as const
const tiktok = [networks, 'TikTok: views, the growth from undefined days, the rate by views'] as const
const youtube = [networks, 'YouTube: 500 videos, weighted and not averaged'] as const

/** The row of docs/metrics.md#real-data, its figures, and where they are held. */
const rows: readonly (readonly [string, string, readonly [string, string]])[] = [
  ['page, 500 posts', '14,792,974 6,951,680 460,172', cosmetics],
  ['comments, likes, shares, all interactions', '3,741 88,795 13,524 106,060', cosmetics],
  ['engaged users ÷ reach; interactions ÷ impressions', '6.6196 0.7170', cosmetics],
  ['posts by type Photo / Status / Link / Video', '426 45 22 7', cosmetics],
  ['bank reviews, 7,290', '3.7178 1618 375 505 740 4052', bank],
  ['October 2025, preceding, last year: average (count)', '3.8602 186 3.8383 167 3.8793 116 0.02 0.02 11.4 60.3', bank],
  ['ads, 1,143 rows', '213,434,828 38,165 58,705.23', ads],
  ['CTR, CPC, CPM, CPA', '0.017881 1.5382 0.2750 54.41', ads],
  ['support messages, 5,000', '2,778 2,222 2,083 74.98 692 11,803', support],
  ['LinkedIn page, 365 days', '170,398 16,171 9.4901', linkedin],
  ['2025-12-30 to 2026-01-26, preceding 28 days', '5,313 6,583 19.3 6.87 14.01 7.1', linkedin],
  ['impressions of August 2025, preceding / same weekdays', '82,174 99,182 17.1 64,993 26.4', x],
  ['October 2025, last year / same weekdays', '69,624 49,208 41.5 50,089 39.0', x],
  // growth is empty there; the test has null and undefined in its place
  ['August 2025, last year', '', x],
  ['TikTok, 365 days', '2,946,198 4,976 0.9917', tiktok],
  ['YouTube, 500 videos', '45,198,884 9,732,856.7 775.2 5.589', youtube],
]
const plain = (text: string) => text.replaceAll(/(?<=\d)[,_](?=\d{3})/g, '')
const figuresIn = (text: string): string[] => plain(text).match(/\d+(?:\.\d+)?/g) ?? []

test.each(rows)('%s: %s', (_, figures, [file, title]) => {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const from = source.indexOf(`('${title}'`)
  expect(from).toBeGreaterThan(-1)
  const held = figuresIn(source.slice(from).split(/\ntest/)[0] ?? '')
  for (const figure of figuresIn(figures)) expect(held).toContain(figure)
})

test('no row of docs/metrics.md#real-data is left out', () => {
  const section = readFileSync(join(import.meta.dirname, '../docs/metrics.md'), 'utf8').split('## Real data')[1] ?? ''
  const written = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(written.length).toBe(rows.length)
  for (const [index, [, data = '', figure = '', value = '']] of written.entries()) {
    const [name, figures] = rows[index] ?? ['', '']
    expect([data, figure]).toContain(name)
    if (figures) expect(figuresIn(value).filter((one) => !figuresIn(figures).includes(one))).toEqual([])
  }
})
