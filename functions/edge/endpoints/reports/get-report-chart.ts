import { getReportChart } from '../../../../shared/api/reports.ts'
import { messages } from '../../../../shared/messages.ts'
import { reportTabs } from '../../../../shared/reports/report.ts'
import { authoriseRun } from '../../../domains/reports/run/authorise-any.ts'
import { computeReport } from '../../../domains/reports/run/compute-report.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(getReportChart, async ({ actor, query: { section: sectionKey, block: blockKey, network, ...query }, now }) => {
  const report = await computeReport(await authoriseRun(actor, runQuery(query.type, 'request', query), now))
  const [first, ...others] = reportTabs(report)
  const tab = network === undefined ? first : [first, ...others].find((one) => one?.code === network)
  const section = tab?.report.find(({ key }) => key === sectionKey)
  const block = section?.content.find(({ key }) => key === blockKey)
  if (!tab || !section || !block) throw problem(404, messages.report.unknownBlock)
  const { key, title, subTitle } = section
  const named = new Set(block.passports)
  return {
    section: { key, title, subTitle },
    block,
    passports: Object.fromEntries(Object.entries(tab.passports).filter(([id]) => named.has(id))),
    dates: report.dates,
    timezone: report.timezone,
    fetchedAt: report.fetchedAt,
  }
})
