/**
 * P21: how long another team waits for a report while one team asks for fifty, and for a PDF while it asks for ten of those beside. The
 * other arm is the same alone, in the same stack.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { createScheduledReport, getScheduledReport } from '../../shared/api/schedules.ts'
import { budgets } from '../../shared/limits.ts'
import { type Session, signIn } from '../../test/builders/session.ts'
import { startStack } from '../../test/builders/stack.ts'
import { interleaved, type Timing, timed } from './rounds.ts'
import { figure, line, ms } from './row.ts'

const mine = { members: ['owner@almanac.test', 'manager@almanac.test'], profile: 'demo-linkedin' }
const theirs = { member: 'other@almanac.test', profile: 'other-facebook' }

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

/** What the client of a burst says: nothing yet, when it stands ready and when it has asked; then the status of each answer. */
const Said = v.array(v.number())

/** A member who asks for fifty reports at once, each of which is made or told to come again. */
type Member = { session: Session; fifty: () => Promise<{ answered: Promise<void> }> }

async function enter(origin: string, email: string): Promise<Member> {
  const workerData = { origin, email, path: posts(mine.profile), count: 50 }
  const client = new Worker(new URL('./burst-client.ts', import.meta.url), { workerData })
  client.unref()
  const said = async () => v.parse(Said, (await once(client, 'message'))[0])
  await said()
  const fifty = async () => {
    client.postMessage('begin')
    await said()
    return { answered: said().then(made) }
  }
  return { session: await signIn(origin, email), fifty }
}

function made(statuses: readonly number[]): void {
  const other = statuses.find((status) => status !== 200 && status !== 429)
  if (other || !statuses.includes(200)) throw new Error(`The burst was answered with ${other ?? 'refusals alone'}.`)
}

/** Between two bursts, so that what a person may ask for in a minute is never what is measured. */
const apart = (60_000 * 50) / (2 * (budgets.report.user - 50))

/** The members one after the other, each when enough time has passed since the one before. */
function turns(members: readonly Member[]): () => Promise<Member> {
  let next = 0
  let last = 0
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, last + apart - Date.now()))
    last = Date.now()
    const member = members[next++ % members.length]
    if (!member) throw new Error('Nobody is there to ask.')
    return member
  }
}

export async function burstRows(rounds: number): Promise<string[]> {
  const stack = await startStack({ seed: true })
  try {
    const other = await signIn(stack.origin, theirs.member)
    const members = await Promise.all(mine.members.map((email) => enter(stack.origin, email)))
    const inTurn = turns(members)
    const beside = async (work: () => Promise<unknown>, pdfs: number) => {
      const { session: busy, fifty } = await inTurn()
      const ordered: string[] = []
      for (let at = 0; at < pdfs; at++) ordered.push(await orderPdf(busy, mine.profile))
      const { answered } = await fifty()
      const took = await timed(work)
      await Promise.all([answered, ...ordered.map((id) => ready(busy, id))])
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
