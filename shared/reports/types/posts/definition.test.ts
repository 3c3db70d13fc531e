import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { isMetricId } from '../../../metrics/index.ts'
import { Report, reportTabs } from '../../report.ts'
import { sampleReport } from '../../samples/index.ts'
import { posts } from './definition.ts'

const sample = sampleReport(posts)

test('keys are unique, metrics are known, the sample is a report with every section', () => {
  const keys = posts.sections.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { blocks } of posts.sections) expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length)
  expect(posts.summary.every(isMetricId)).toBe(true)
  expect(v.safeParse(Report, sample).issues).toBeUndefined()
  const shown = new Set(reportTabs(sample).flatMap(({ report }) => report.map(({ key }) => key)))
  const ofOtherNetworks = posts.sections.filter(({ tabs }: { tabs: unknown }) => Array.isArray(tabs)).map(({ key }) => key)
  expect(keys.filter((key) => !shown.has(key) && !ofOtherNetworks.includes(key))).toEqual([])
})

test('no two blocks of a section list the same posts', () => {
  const lists = posts.sections.map(({ blocks }) => blocks.flatMap((block) => ('order' in block ? [block.order] : [])))
  for (const orders of lists) expect(orders).toEqual([...new Set(orders)])
  expect(lists.flat()).toEqual(['top', 'worst', 'newest'])
})
