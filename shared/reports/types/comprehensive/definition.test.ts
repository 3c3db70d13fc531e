import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { isMetricId } from '../../../metrics/index.ts'
import { Report, reportTabs } from '../../report.ts'
import { sampleReport } from '../../samples/index.ts'
import { comprehensive } from './definition.ts'

const sample = sampleReport(comprehensive)

test('keys are unique, metrics are known, the sample is a report with every section', () => {
  const keys = comprehensive.sections.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { blocks } of comprehensive.sections) expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length)
  expect(comprehensive.summary.every(isMetricId)).toBe(true)
  expect(v.safeParse(Report, sample).issues).toBeUndefined()
  const shown = new Set(reportTabs(sample).flatMap(({ report }) => report.map(({ key }) => key)))
  const ofOtherNetworks = comprehensive.sections.filter(({ tabs }: { tabs: unknown }) => Array.isArray(tabs)).map(({ key }) => key)
  expect(keys.filter((key) => !shown.has(key) && !ofOtherNetworks.includes(key))).toEqual([])
})
