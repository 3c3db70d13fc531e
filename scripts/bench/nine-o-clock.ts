/**
 * P16: 1,000 schedules that are due at 9:00. The real handlers on the embedded parts, on a simulated clock: a PDF takes so long on it, and SES
 * takes so many mails a second and refuses the others as busy. The other arm is what SES alone would need.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import timers from 'node:timers/promises'
import { log } from '../../functions/kernel/log.ts'
import { startBucket, startTable } from '../../test/builders/stack.ts'
import { liveThrough } from '../../test/faults/morning.ts'
import { type Clock, currentProcess, noFault } from '../../test/faults/processes.ts'
import { settings } from '../../test/faults/settings.ts'
import { listen } from '../local/listen.ts'
import { createScheduler } from '../local/scheduler/index.ts'
import { createSes } from '../local/ses.ts'
import { figure, line } from './row.ts'

/** What SES gives an account that leaves the sandbox. */
const mailsPerSecond = 14
/** A PDF of P1 with a cold start. */
const workMs = 3_000
const goal = 1.2

/** Pauses of the product, on the simulated clock; rounded, so that many wake at the same instant. */
function simulatePauses(): void {
  const real = timers.setTimeout
  const simulated = (milliseconds = 0) => currentProcess()?.sleep(Math.ceil(milliseconds / 50) * 50) ?? real(milliseconds)
  Object.assign(timers, { setTimeout: simulated })
  syncBuiltinESMExports()
}

const busy =
  '<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>Throttling</Code><Message>Maximum sending rate exceeded.</Message></Error><RequestId>r</RequestId></ErrorResponse>'

/** SES with a bucket of tokens, one second deep. */
function limited(ses: RequestListener, now: () => number): RequestListener {
  let tokens = mailsPerSecond
  let filledAt = 0
  return (request, response) => {
    tokens = Math.min(mailsPerSecond, tokens + ((now() - filledAt) / 1000) * mailsPerSecond)
    filledAt = now()
    if (tokens >= 1) {
      tokens -= 1
      return ses(request, response)
    }
    request.resume()
    response.writeHead(400, { 'content-type': 'text/xml' })
    response.end(busy)
  }
}

export async function nineOClockRow(schedules: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-nine-'))
  const table = await startTable()
  const bucket = await startBucket()
  const store = createScheduler(folder, async () => undefined)
  const accepted = new Map<string, number[]>()
  let clock: Clock | undefined
  const now = () => clock?.now() ?? 0
  const keep = async ({ to: [to = ''] }: { to: string[] }) => {
    accepted.set(to, [...(accepted.get(to) ?? []), now()])
    return 'message'
  }
  const ses = await listen(limited(createSes({ keep, list: async () => [], read: async () => null }), now))
  const api = await listen(store.api)
  Object.assign(process.env, settings, {
    AWS_ENDPOINT_URL_SES: `http://127.0.0.1:${ses.port}`,
    AWS_ENDPOINT_URL_SCHEDULER: `http://127.0.0.1:${api.port}`,
  })
  log.setLogLevel('SILENT')
  simulatePauses()
  try {
    const { runs } = await liveThrough({
      ...{ seed: 1, runs: schedules, odds: noFault, perSecond: 1000, workMs, isPlain: true, store: store.store },
      struck: () => undefined,
      begun: (made) => {
        clock = made
      },
    })
    const mails = runs.map(({ recipients: [to = ''] }) => accepted.get(to) ?? [])
    const lost = mails.filter((times) => times.length === 0).length
    const doubled = mails.reduce((sum, times) => sum + Math.max(0, times.length - 1), 0)
    const makespan = Math.max(...mails.flat()) / 1000 - (runs[0]?.dueAt ?? 0) / 1000
    const ideal = schedules / mailsPerSecond
    const ratio = makespan / ideal
    return line({
      id: 'P16',
      what: `${schedules} schedules due at 9:00, simulated clock, from 9:00 to the last mail`,
      ours: `${figure(makespan)} s, ${lost} lost, ${doubled} doubled`,
      other: `SES alone, at ${mailsPerSecond} a second: ${figure(ideal)} s`,
      ratio: figure(ratio),
      goal: `at most ${goal}, 0 lost, 0 doubled`,
      holds: ratio <= goal && lost === 0 && doubled === 0,
    })
  } finally {
    await Promise.all([ses.close(), api.close(), bucket.stop(), table.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}
