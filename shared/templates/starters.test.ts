import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { networkCodes } from '../networks.ts'
import { loadReport } from '../reports/load.ts'
import { reportTabs } from '../reports/report.ts'
import { sampleReport } from '../reports/samples/index.ts'
import { applyTemplate } from './apply.ts'
import { templateFaults } from './faults.ts'
import { TemplateFile } from './file.ts'
import { starters } from './starters.ts'

test('there are five, of one name each', () => {
  expect(new Set(starters.map(({ name }) => name)).size).toBe(5)
  expect(new Set(starters.map(({ id }) => id)).size).toBe(5)
})

test.each(starters.map((starter) => [starter.name, starter] as const))(
  '"%s" names only what its report has, fills it, and can be saved',
  async (_, starter) => {
    const { id: _id, description: _description, ...template } = starter
    expect(v.parse(TemplateFile, template)).toEqual(template)
    const whole = sampleReport(await loadReport(starter.flavor), networkCodes)
    expect(templateFaults(whole, starter.reports)).toEqual([])
    const shown = applyTemplate(whole, starter, (key) => key)
    expect(shown.no_data).toBeNull()
    expect(reportTabs(shown).map(({ code, report }) => [code, report.length])).toEqual(starter.reports.map(({ code, sections }) => [code, sections.length - 1]))
  },
)
