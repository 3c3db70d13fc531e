/** Whatever strikes, nobody's report is lost, doubled, late or broken: counted from what SES took, what lies in S3, and the ledger. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { getOccurrence } from '../../functions/domains/schedules/store/occurrences.ts'
import { overdue } from '../../functions/domains/schedules/store/unfinished.ts'
import { readFile } from '../../functions/kernel/files.ts'
import { log } from '../../functions/kernel/log.ts'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { createScheduler, type LocalScheduler } from '../../scripts/local/scheduler/index.ts'
import { createSes } from '../../scripts/local/ses.ts'
import { startBucket, startTable, type TestBucket, type TestTable } from '../builders/stack.ts'
import { type FaultName, faults, twice } from './faults.ts'
import { type Due, liveThrough, type Morning, pdfOf } from './morning.ts'
import { type Clock, everyFault, strikeClients } from './processes.ts'
import { faultRuns, firstSeed } from './seeded.ts'
import { settings } from './settings.ts'

const perMorning = Math.min(100, faultRuns / 2)
/** Fewer runs do not meet each fault, and one that fails is more of them. */
const isSample = perMorning < 100
const minute = 60_000
const folder = mkdtempSync(join(tmpdir(), 'almanac-faults-'))

let table: TestTable
let bucket: TestBucket
let ses: Listening
let api: Listening
let schedules: LocalScheduler
let clock: Clock | undefined

type Accepted = { to: string; subject: string; raw: Uint8Array; at: number }
let accepted: Accepted[] = []
/** Those that were handed to SES, and the ledger does not know yet whether they came to it; by address. */
const open = new Set<string>()
/** How often one of them was handed over again: the window that nobody can close. */
let handedAgain = new Map<string, number>()
/** What the log says may be doubled, by run. */
let saidDoubled = new Map<string, number>()

const more = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

function noteHandedOver(input: unknown): void {
  if (!v.is(v.object({ Destinations: v.tuple([v.string()]) }), input)) throw new Error('A mail to nobody.')
  const [to] = input.Destinations
  if (open.has(to)) more(handedAgain, to)
  open.add(to)
}

/** The marker of one mail; that of an owner has a name of its own. */
const Marked = v.object({
  ExpressionAttributeNames: v.object({ '#key': v.string() }),
  ExpressionAttributeValues: v.object({ ':send': v.object({ status: v.literal('sent') }) }),
})
function noteMarked(input: unknown): void {
  if (v.is(Marked, input)) open.delete(input.ExpressionAttributeNames['#key'].replace('told ', ''))
}

const streams = [process.stdout, process.stderr]
const writes = streams.map((stream) => stream.write)
const listenToLog = (chunk: string | Uint8Array): boolean => {
  const said = String(chunk)
  if (said.includes('mail may be doubled')) {
    const { occurrence } = JSON.parse(said)
    more(saidDoubled, occurrence)
  }
  return true
}

const nothing = { sent: 0, failedAndTold: 0, lost: 0, doubled: 0, late: 0, broken: 0, doubledAndLogged: 0, deadLetters: 0 }
type Tally = typeof nothing

async function isBroken({ id, accountId }: Due, mail: Accepted): Promise<boolean> {
  const { attachments, text = '' } = await PostalMime.parse(mail.raw)
  const [pdf] = attachments
  const run = await getOccurrence(accountId, id)
  if (!pdf || typeof pdf.content === 'string' || !run?.pdf) return true
  const stored = Buffer.from(await readFile(run.pdf.key))
  return !stored.equals(pdfOf(id)) || !stored.equals(new Uint8Array(pdf.content)) || !text.includes('/shared-report/')
}

/** The end of one run, as the outside saw it. */
async function count(run: Due, { lastFaults }: Morning, mails: ReadonlyMap<string, Accepted[]>, tally: Tally): Promise<void> {
  const of = (to: string) => mails.get(to) ?? []
  const toOwner = of(run.ownerEmail)
  const every = [...run.recipients, run.ownerEmail]
  const end = await getOccurrence(run.accountId, run.id)
  const reached = run.recipients.every((to) => of(to).length > 0)
  if (end?.state === 'GENERATED' && reached) tally.sent += 1
  else if (end?.state === 'FAILED' && end.steps.told && toOwner.length > 0) tally.failedAndTold += 1
  else tally.lost += 1
  if (end?.state === 'GENERATED' && toOwner.length > 0) tally.broken += 1
  let said = saidDoubled.get(run.id) ?? 0
  for (const to of every) {
    const extra = Math.max(0, of(to).length - 1)
    const known = Math.min(extra, handedAgain.get(to) ?? 0, said)
    said -= known
    tally.doubledAndLogged += known
    tally.doubled += extra - known
  }
  for (const mail of run.recipients.flatMap(of)) if (await isBroken(run, mail)) tally.broken += 1
  // the longest wait and a lease after the last fault, then the watchdog has 15 minutes
  const fault = lastFaults.get(run.accountId)
  const latest = fault === undefined ? run.dueAt + minute : Math.max(run.dueAt, fault) + 33 * minute + 15 * minute
  const first = every.flatMap((to) => of(to).slice(0, 1))
  if (first.some(({ at }) => at > latest)) tally.late += 1
}

/** The tests of one file: every second morning, so that two processors have one file each. */
export function meetEveryFault(half: 0 | 1): void {
  beforeAll(async () => {
    table = await startTable()
    bucket = await startBucket()
    ses = await listen(
      createSes({
        keep: async ({ to: [to = ''], subject, raw }) => {
          accepted.push({ to, subject, raw, at: clock?.now() ?? 0 })
          return 'message'
        },
        list: async () => [],
        read: async () => null,
      }),
    )
    schedules = createScheduler(folder, async () => undefined)
    api = await listen(schedules.api)
    // a morning can take longer than idle connections are held, and the next one begins with more requests than there are repeats
    api.server.keepAliveTimeout = 0
    const address = ({ port }: Listening) => `http://127.0.0.1:${port}`
    Object.assign(process.env, settings, { AWS_ENDPOINT_URL_SES: address(ses), AWS_ENDPOINT_URL_SCHEDULER: address(api) })
    strikeClients({ wrote: noteMarked, mailing: noteHandedOver })
  })
  afterAll(async () => {
    await Promise.all([ses.close(), api.close(), bucket.stop(), table.stop()])
    for (const name of [...Object.keys(settings), 'AWS_ENDPOINT_URL_SES', 'AWS_ENDPOINT_URL_SCHEDULER']) delete process.env[name]
    rmSync(folder, { recursive: true, force: true })
  })

  test(`${faultRuns / 2} of ${faultRuns} runs meet every fault there is: none lost, none doubled, none late, none broken`, async () => {
    const tally = { ...nothing }
    const struck = new Map<FaultName, number>()
    log.setLogLevel('WARN')
    for (const stream of streams) stream.write = listenToLog
    try {
      for (let morning = half; (morning + 1) * perMorning <= faultRuns; morning += 2) {
        accepted = []
        open.clear()
        handedAgain = new Map()
        saidDoubled = new Map()
        const lived = await liveThrough({
          ...{ seed: firstSeed + morning, runs: perMorning, odds: everyFault, store: schedules.store },
          struck: (fault) => struck.set(fault, (struck.get(fault) ?? 0) + 1),
          begun: (made) => {
            clock = made
          },
        })
        const mails = Map.groupBy(accepted, ({ to }) => to)
        await Promise.all(lived.runs.map((run) => count(run, lived, mails, tally)))
        tally.deadLetters += lived.deadLetters
      }
    } finally {
      log.setLogLevel('INFO')
      for (const [at, stream] of streams.entries()) stream.write = writes[at] ?? stream.write
    }
    if (process.env.ALMANAC_FAULT_RUNS) console.log(tally, Object.fromEntries(struck))
    expect(tally).toMatchObject({ lost: 0, doubled: 0, late: 0, broken: 0 })
    expect(tally.sent).toBeGreaterThan((faultRuns / 2) * (isSample ? 0.8 : 0.95))
    if (!isSample) expect([...Object.keys(faults), twice].filter((fault) => !Object.hasOwn(Object.fromEntries(struck), fault))).toEqual([])
    // nothing stands in the index any more, so the watchdog has nothing to do
    expect(await overdue(new Date('2200-01-01T00:00:00Z'))).toEqual([])
  }, 7_200_000)
}
