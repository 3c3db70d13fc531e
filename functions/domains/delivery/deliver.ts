/** The steps of one run. Each looks in the ledger first, so a run that was cut off goes on where it stopped. */
import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { missingText } from '../../../shared/missing-figures.ts'
import { clientOf } from '../../../shared/reports/client-of.ts'
import { digestOf } from '../../../shared/reports/digest.ts'
import type { Report } from '../../../shared/reports/report.ts'
import type { Log } from '../../kernel/log.ts'
import { brandFiles } from '../print/brand-files.ts'
import { readersOf } from '../recipients/readers.ts'
import type { Run } from '../reports/run/run.ts'
import { noteTold } from '../schedules/store/schedules.ts'
import { wantedBy } from '../schedules/wanted-by.ts'
import { passGate } from '../shares/gate.ts'
import { holdWhatLacks } from './hold-what-lacks.ts'
import type { Lease } from './lease.ts'
import { type Done, finishRun, recordSteps } from './ledger.ts'
import { nextMoment } from './next-run.ts'
import { nextOwnDay } from './own-days.ts'
import { formatsFor, formatsKey, pdfsFor, print, stored } from './pdfs.ts'
import { PermanentFailure, type Ports } from './ports.ts'
import { type Delivery, sendToAll } from './send.ts'
import { tellReady } from './tell-people.ts'

/** @throws PermanentFailure when trying again is of no use; anything else may be tried again */
export async function deliver(lease: Lease, ports: Ports, log: Log): Promise<void> {
  const { accountId, occurrence } = lease
  // the browser starts while the figures are read
  const printer = occurrence.pdf ? null : ports.startPrinter()
  try {
    const run = await ports.authorise(accountId, occurrence)
    const owner = run.actor
    // what lacked when it was sealed is what everybody is told
    const missing = occurrence.missing === undefined ? await holdWhatLacks(accountId, run, occurrence) : (occurrence.missing_figures ?? occurrence.missing)
    const { report, hash } = occurrence.hash
      ? { report: await ports.readSealed(accountId, occurrence.hash), hash: occurrence.hash }
      : await compute(lease, ports, run, missing)
    const brand = await brandFiles(ports, accountId, report)
    // for the ways to write figures; who gets one is asked again below, as late as can be
    const before = await readersOf(accountId, occurrence)
    const content = await digestOf(report)
    const made = { report, hash, content, brand, madeBy: owner.accountName, client: clientOf(report, owner.accountName) }
    const formats = formatsFor(occurrence, before)
    const main = occurrence.pdf || !printer ? await stored(ports, occurrence.pdf) : await print(lease, ports, printer, { ...made, formats })
    const pdfs = await pdfsFor(lease, ports, made, before, new Map([[formatsKey(formats), main]]))
    const next = occurrence.type === 'ONCE' ? null : await nextMoment(accountId, occurrence)
    const readers = await readersOf(accountId, occurrence)
    const reached = await sendToAll({ lease, ports, log, owner, report, hash, content, missing, main, pdfs, readers, logo: brand.logo, next })
    const waiting = nextOwnDay(lease) !== null
    if (reached === 0 && !waiting && !nobodyWantsIt(lease)) throw new PermanentFailure(deliveryMessages.nobodyReached)
    if (occurrence.type !== 'ONCE') await noteTold(accountId, occurrence.schedule_id, null)
    if (!occurrence.test && (reached > 0 || !waiting)) await tellReady(lease, clientOf(report, owner.accountName), reached, ports.now())
    const later = await finishRun(lease, ports.now())
    // should the schedule not come to be, the watchdog finds the run
    if (later) await ports.fireAgain(accountId, occurrence, later).catch((error) => log.warn('run: own day not scheduled', { error }))
  } finally {
    await printer?.close()
  }
}

/** Whoever was not reached chose so: the report is made, and stands in the list. */
const nobodyWantsIt = ({ occurrence }: Lease) => wantedBy(occurrence).length === 0

async function compute(lease: Lease, ports: Ports, run: Run, missing: Delivery['missing']): Promise<{ report: Report; hash: string }> {
  const report = passGate(await ports.compute(run))
  const hash = await ports.seal(lease.accountId, report)
  await recordSteps(
    lease,
    ['authorised', 'computed', 'checked', 'sealed'],
    { hash, content: await digestOf(report), covered: report.dates, ...noted(missing) },
    ports.now(),
  )
  return { report, hash }
}

/** The sentence beside the facts: earlier versions read it. */
function noted(missing: Delivery['missing']): Pick<Done, 'missing' | 'missing_figures'> {
  return typeof missing === 'object' && missing ? { missing: missingText(missing), missing_figures: missing } : { missing }
}
