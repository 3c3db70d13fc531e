/** The report builder over a mocked API. */
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { wholeReport } from '../../functions/domains/templates/check-content.ts'
import type { Answered } from '../../shared/api/client.ts'
import { createReportTemplate, saveTemplateDraft } from '../../shared/api/templates.ts'
import type { ReportType } from '../../shared/reports/index.ts'
import type { TabReport } from '../../shared/reports/report.ts'
import { summaryKey } from '../../shared/templates/shown.ts'
import type { Answers, MockedApp } from '../builders/mocked-app.ts'

export const templateId = `${'0'.repeat(25)}A`
type Template = Answered<'GET /reports/templates/{id}'>['template']

export const aTemplate = (changes: Partial<Template> = {}): Template => ({
  _id: templateId,
  name: 'Board pack',
  flavor: 'tasks',
  hideIndicators: false,
  cover: null,
  range: null,
  compare: null,
  reports: [],
  version: 1,
  ...changes,
})

const offeredTab = (sample: TabReport) => ({
  code: sample.code,
  display: sample.display,
  availableSections: [
    ...(sample.summary.length > 0 ? [{ key: summaryKey, title: 'Summary' }] : []),
    ...sample.report.map(({ key, title }) => ({ key, title })),
  ],
  summary: sample.summary.map(({ key, title }) => ({ key, title })),
  sample,
})

/** Sample data for three networks; what is saved is as it was sent. */
export async function builderAnswers(type: ReportType): Promise<Answers> {
  const { reports } = await wholeReport(type, ['facebook', 'instagram', 'linkedin'])
  let made = aTemplate({ flavor: type })
  return {
    'GET /reports/builder': {
      reports: {
        tabs: reports.tabs.map(({ code, display }) => ({ code, display })),
        crossChannel: offeredTab(reports.crossChannel),
        networks: reports.networks.map(offeredTab),
      },
    },
    'GET /reports/drafts': { draft: null },
    'POST /reports/drafts': ({ body }) => ({ saves: v.parse(saveTemplateDraft.body, body).saves + 1, saved_at: '2026-11-20T09:00:00.000Z' }),
    'DELETE /reports/drafts': { removed: true },
    'POST /reports/templates': ({ body }) => {
      const { name, hideIndicators, reports: tabs } = v.parse(createReportTemplate.body, body)
      made = aTemplate({ name, flavor: type, hideIndicators, reports: tabs.map(({ extraText: _, ...tab }) => tab) })
      return { template: made }
    },
    'GET /reports/templates/{id}': () => ({ template: made, versions: [] }),
  }
}

export async function openBuilder(app: MockedApp, type: ReportType = 'tasks', answers: Answers = {}, path = `/reports/templates/new/${type}`): Promise<Page> {
  const page = await app.open(path, { ...(await builderAnswers(type)), ...answers }, { width: 1440, height: 900 })
  await page.waitForSelector('[data-canvas] h2')
  return page
}
