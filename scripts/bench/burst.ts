/**
 * P21: how long another team waits for a report while one team asks for fifty, and for a PDF while it asks for ten of those beside. The
 * other arm is the same alone, in the same stack.
 */
import * as v from 'valibot'
import { createScheduledReport, getScheduledReport } from '../../shared/api/schedules.ts'
import { type Session, signIn } from '../../test/builders/session.ts'
import { startStack } from '../../test/builders/stack.ts'
import { interleaved, type Timing, timed } from './rounds.ts'
import { figure, line, ms } from './row.ts'

const mine = { session: 'owner@almanac.test', profile: 'demo-linkedin' }
const theirs = { session: 'other@almanac.test', profile: 'other-facebook' }

async function orderPdf(session: Session, profile: string): Promise<string> {
  const body = { flavor: 'comprehensive', type: 'ONCE', generate_at: 'now', timezone: 'Europe/London', profiles: [profile] }
  const [record] = v.parse(createScheduledReport.response, (await session('POST', '/reports/scheduled', body)).body).records
  if (!record) throw new Error('There is no run.')
  return record._id
}

async function ready(session: Session, id: string): Promise<void> {
  for (;;) {
    const { record } = v.parse(getScheduledReport.response, (await session('GET', `/reports/scheduled/${id}`)).body)
    if (record.state === 'GENERATED') return
    if (record.state === 'FAILED') throw new Error(record.reason ?? 'The run failed.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The team asks for a PDF and waits until it was sent. */
const onePdf = async (session: Session) => ready(session, await orderPdf(session, theirs.profile))

const days = { dateFrom: '2026-01-01', dateTo: '2026-01-28', priorFrom: '2025-12-04', priorTo: '2025-12-31' }
const posts = (profile: string) => `/reports/performance?${new URLSearchParams({ type: 'posts', profiles: profile, ...days })}`

async function oneReport(session: Session): Promise<void> {
  const { status } = await session('GET', posts(theirs.profile))
  if (status !== 200) throw new Error(`The other team's report was answered with ${status}.`)
}

/** Fifty at once; each is made or told to come again. */
async function fiftyReports(session: Session): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 50 }, () => session('GET', posts(mine.profile))))
  const other = answers.find(({ status }) => status !== 200 && status !== 429)
  if (other || !answers.some(({ status }) => status === 200)) throw new Error(`The burst was answered with ${other?.status ?? 'refusals alone'}.`)
}

export async function burstRows(rounds: number): Promise<string[]> {
  const stack = await startStack({ seed: true })
  try {
    const [busy, other] = [await signIn(stack.origin, mine.session), await signIn(stack.origin, theirs.session)]
    const beside = async (work: () => Promise<unknown>, pdfs: number) => {
      const ordered: string[] = []
      for (let at = 0; at < pdfs; at++) ordered.push(await orderPdf(busy, mine.profile))
      const reports = fiftyReports(busy)
      const took = await timed(work)
      await Promise.all([reports, ...ordered.map((id) => ready(busy, id))])
      return took
    }
    const report = () => oneReport(other)
    const reports = await interleaved({ burst: () => beside(report, 0), alone: () => timed(report) }, 4 * rounds)
    const pdf = () => onePdf(other)
    const pdfs = await interleaved({ burst: () => beside(pdf, 10), alone: () => timed(pdf) }, rounds)
    return [row("another team's report while one team asks for 50", reports), row("another team's PDF while one team asks for 50 reports and ten PDFs", pdfs)]
  } finally {
    await stack.stop()
  }
}

function row(what: string, times: Record<'burst' | 'alone', Timing>): string {
  const ratio = times.burst.median / times.alone.median
  return line({
    ...{ id: 'P21', what, ours: ms(times.burst), other: `alone ${ms(times.alone)}`, ratio: figure(ratio) },
    goal: 'at most 2 of its time alone',
    holds: ratio <= 2,
  })
}
