import { getReportChart } from '../../shared/api/reports.ts'
import { messages } from '../../shared/messages.ts'
import { reportTabs } from '../../shared/reports/report.ts'
import { listProfiles } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { authoriseRun } from './run/authorise-any.ts'
import { computeReport } from './run/compute-report.ts'

export const handler = handle(
  getReportChart,
  async ({ actor, query: { section: sectionKey, block: blockKey, network, label, label_match, ...query }, now }) => {
    const request = await authoriseRun(actor, { ...query, labels: label, labelMatch: label_match }, now)
    const report = await computeReport({ accountId: actor.accountId, request, now })
    const [first, ...others] = reportTabs(report)
    const tab = network === undefined ? first : [first, ...others].find((one) => one?.code === network)
    const section = tab?.report.find(({ key }) => key === sectionKey)
    const block = section?.content.find(({ key }) => key === blockKey)
    if (!tab || !section || !block) throw problem(404, messages.report.unknownBlock)
    const { key, title, subTitle } = section
    const columns = block.kind === 'table' ? block.header.flatMap(({ passport }) => passport ?? []) : []
    const named = new Set([...block.passports, ...columns])
    return {
      section: { key, title, subTitle },
      block,
      passports: Object.fromEntries(Object.entries(tab.passports).filter(([id]) => named.has(id))),
      dates: report.dates,
      timezone: report.timezone,
      fetchedAt: report.fetchedAt,
    }
  },
  ({ accountId }) => listProfiles(accountId),
)
