/** A schedule of every kind of every report, carried out to its email and PDF. */
import { expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PostalMime from 'postal-mime'
import { orderWords } from '../../frontend/src/request/subject.ts'
import { declaredSubject, reportManifest } from '../../shared/reports/index.ts'
import { readSubject } from '../../shared/reports/subjects.ts'
import { type DemoRun, demoRuns } from '../builders/demo-runs.ts'
import { signIn } from '../builders/session.ts'
import { sampleOf } from '../builders/sizes.ts'
import { advance, mailsTo, stack, startDeliveries } from './delivery-ways.ts'

startDeliveries()

/** Body of the schedule form. */
function orderOf({ type, request }: DemoRun) {
  const { profiles, labels, labelMatch } = request
  const subject = readSubject(declaredSubject(type), 'request', request)
  return {
    flavor: type,
    type: 'WEEKLY',
    generate_at: '2030-01-07T08:30',
    quantity: 1,
    timezone: 'Europe/London',
    profiles,
    ...orderWords(type, { subject, labels, labelMatch }),
  }
}

async function wordsOf(pdf: ArrayBuffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  await document.destroy()
  return items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ')
}

/** Alternates who asks: tests are limited to ten an hour per person. */
const asking = (who: string, at: number) => (who === 'owner@almanac.test' && at % 2 === 1 ? 'manager@almanac.test' : who)
const runs = sampleOf(demoRuns, 2, 'kinds of schedules').map((run, at) => [run.name, run, asking(run.who, at)] as const)

test.each(runs)('%s arrives by email, with its PDF', async (_, run, who) => {
  const session = await signIn(stack.origin, who)
  const before = await mailsTo(who)
  const { status, body } = await session('POST', '/reports/scheduled/test', orderOf(run))
  expect({ status, body }).toMatchObject({ status: 201 })
  await advance(new Date(Date.now() + 60_000).toISOString())
  const sent = (await mailsTo(who)).slice(before.length)
  expect(sent).toHaveLength(1)
  const { subject, attachments } = await PostalMime.parse(await (await fetch(`${stack.origin}/_local/mail/${sent[0]?.id}.eml`)).arrayBuffer())
  const title = reportManifest(run.type)?.title ?? ''
  expect(subject).toContain(title)
  const content = attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content
  expect(await wordsOf(content instanceof ArrayBuffer ? content : new ArrayBuffer(0))).toContain(title)
})
