/** An open report over a mocked API. */
import type { Page } from 'puppeteer-core'
import { loadReport } from '../../shared/reports/load.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import type { Answers, MockedApp } from '../builders/mocked-app.ts'

export const reportPath = '/reports/run/comprehensive?from_date=2026-11-01&to_date=2026-11-20'

/** A report of sample data, without a summary in words. */
export async function reportAnswers(): Promise<Answers> {
  return {
    'GET /reports/social-media-performance': sampleReport(await loadReport('comprehensive')),
    'POST /reports/summary': { data: null },
  }
}

export async function openReport(app: MockedApp, answers: Answers = {}): Promise<Page> {
  const page = await app.open(reportPath, { ...(await reportAnswers()), ...answers })
  await page.waitForSelector('[data-tile]')
  return page
}
