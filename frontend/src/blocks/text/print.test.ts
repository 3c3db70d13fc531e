import { expect, test } from '@jest/globals'
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { report } from '../../samples/report.ts'
import { textPrint } from './print.tsx'

const [section] = report.reports.crossChannel.report
const block: BlockOf<'text'> = {
  key: 'method',
  title: null,
  subTitle: null,
  no_data: null,
  passports: [],
  kind: 'text',
  type: 'text',
  paragraphs: ['Word '.repeat(60).trim()],
  facts: [],
}
const heightOf = (facts: BlockOf<'text'>['facts']) => {
  if (!section) throw new Error('The sample has no section.')
  return textPrint.size(
    { id: 'method', tab: report.reports.crossChannel, section, title: 'Method', block: { ...block, facts } },
    { paired: false, head: () => 36 },
  ).least
}

test('short facts stand beside the paragraphs and add no height; a long one sets all of them under those', () => {
  const short = [{ label: 'Industry', value: 'Bookshops' }]
  const long = { label: 'Range', value: 'From the first of October to the last' }
  expect(heightOf(short)).toBeLessThanOrEqual(heightOf([]))
  expect(heightOf([...short, long])).toBeGreaterThanOrEqual(heightOf([]) + 74)
})
