import { beforeAll, expect, test } from '@jest/globals'
import type { BlockOf } from '../../../shared/blocks/index.ts'
import { loadPrints } from '../blocks/print.ts'
import { report } from '../samples/report.ts'
import { blocksOf } from './block-pages.ts'
import { rowsInOrder } from './rows.ts'

beforeAll(loadPrints)

const tab = report.reports.crossChannel
const bars = tab.report.flatMap(({ content }) => content).find((block): block is BlockOf<'bar'> => block.kind === 'bar')

/** One section of each list of names, with a chart of bars of each name. */
const sections = (...named: string[][]) =>
  named.flatMap((names) => {
    const content = names.flatMap((key) => (bars ? [{ ...bars, key, title: key }] : []))
    return tab.report[0] ? blocksOf(tab, { ...tab.report[0], key: names.join(), content }) : []
  })
const shown = (...named: string[][]) => rowsInOrder(sections(...named), false).map(({ items }) => items.map(({ block }) => block.key))

test('small blocks stand two and two', () => {
  expect(shown(['growth'], ['times'], ['places'])).toEqual([['growth', 'times'], ['places']])
})

test('bars of the same rows in one section share a row, also where the first could stand beside another block', () => {
  expect(shown(['growth'], ['own', 'industry'])).toEqual([['growth'], ['own', 'industry']])
})
