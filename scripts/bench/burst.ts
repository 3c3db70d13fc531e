/**
 * P21: how long another team waits for one PDF while one team sends fifty reports and asks for ten PDFs. The other arm is the same
 * PDF alone, in the same stack.
 */
import * as v from 'valibot'
import { createScheduledReport, getScheduledReport } from '../../shared/api/schedules.ts'
import { type Session, signIn } from '../../test/builders/session.ts'
import { startStack } from '../../test/builders/stack.ts'
import { interleaved, timed } from './rounds.ts'
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

export async function burstRow(rounds: number): Promise<string> {
  const stack = await startStack({ seed: true })
  try {
    const [busy, other] = [await signIn(stack.origin, mine.session), await signIn(stack.origin, theirs.session)]
    const burst = async () => {
      const pdfs: string[] = []
      for (let at = 0; at < 10; at++) pdfs.push(await orderPdf(busy, mine.profile))
      const reports = Array.from({ length: 50 }, () => busy('GET', `/reports/performance?type=posts&profiles=${mine.profile}`))
      const took = await timed(() => onePdf(other))
      await Promise.all([...reports, ...pdfs.map((id) => ready(busy, id))])
      return took
    }
    const times = await interleaved({ burst, alone: () => timed(() => onePdf(other)) }, rounds)
    const ratio = times.burst.median / times.alone.median
    return line({
      id: 'P21',
      what: "another team's PDF while one team asks for 50 reports and ten PDFs",
      ours: ms(times.burst),
      other: `alone ${ms(times.alone)}`,
      ratio: figure(ratio),
      goal: 'at most 2 of its time alone',
      holds: ratio <= 2,
    })
  } finally {
    await stack.stop()
  }
}
