/** One report with every kind of block, and the same report over other data. */
import * as v from 'valibot'
import { reportManifests } from '../../shared/reports/index.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { Report, type Section, type TabReport } from '../../shared/reports/report.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'

/** The sections of all report types in the first tab of a comprehensive report. */
export async function everyBlock(): Promise<Report> {
  const types = await Promise.all(reportManifests.map(async ({ id }) => [id, sampleReport(await loadReport(id))] as const))
  const report = sampleReport(await loadReport('comprehensive'))
  const isNew = newParts()
  const tabs = types.map(([id, { reports }]) => [id, reports.crossChannel] as const)
  const crossChannel: TabReport = {
    ...report.reports.crossChannel,
    report: tabs.flatMap(([id, tab]) => tab.report.filter(isNew).map((section): Section => ({ ...section, key: `${id}_${section.key}` }))),
    passports: Object.assign({}, ...tabs.map(([, { passports }]) => passports)),
    coverage: { have: 6, expected: 7, notes: ['Facebook, 15 Nov is missing.'] },
  }
  return { ...report, reports: { ...report.reports, crossChannel } }
}

/** Whether a section has a kind of block, or of cell, that none before it has. */
function newParts() {
  const seen = new Set<string>()
  return ({ content }: Section) => {
    const parts = content.flatMap((block) => [
      block.kind,
      ...(block.kind === 'table' ? block.values.flatMap((row) => Object.values(row).map(({ type }) => type)) : []),
    ])
    const before = seen.size
    for (const part of parts) seen.add(part)
    return seen.size > before
  }
}

/** Other figures, names and orders in every block, and another coverage. */
export function withOtherData(report: Report): Report {
  const { crossChannel } = report.reports
  const other = { ...crossChannel, coverage: { have: 7, expected: 7, notes: [] }, summary: changed(crossChannel.summary), report: changed(crossChannel.report) }
  return v.parse(Report, { ...report, reports: { ...report.reports, crossChannel: other } })
}

/** Every second section has no data. */
export function withGaps(report: Report): Report {
  const { crossChannel } = report.reports
  const gap = (section: Section, index: number): Section =>
    index % 2 === 0 ? section : { ...section, content: section.content.map((block) => ({ ...block, no_data: { message: '' } })) }
  return { ...report, reports: { ...report.reports, crossChannel: { ...crossChannel, report: crossChannel.report.map(gap) } } }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function changed(value: unknown, name = ''): unknown {
  if (typeof value === 'number' && ['value', 'prior', 'have', 'items'].includes(name)) return Math.round(value * 1.7) + 1
  if (typeof value === 'string' && ['label', 'basis', 'description'].includes(name)) return `${value} 2`
  if (Array.isArray(value)) {
    const parts = value.map((one) => changed(one, name))
    return name === 'values' && !value.every((one) => typeof one === 'number') ? parts.toReversed() : parts
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, value.type === 'date' ? one : changed(one, key)]))
}
