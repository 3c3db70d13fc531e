/** The steps of one run. Each looks in the ledger first, so a run that was cut off goes on where it stopped. */
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import type { Formats } from '../../shared/formats.ts'
import { formatsOf } from '../../shared/preferences.ts'
import type { Report } from '../../shared/reports/report.ts'
import { getUser } from '../accounts/store.ts'
import type { Log } from '../lib/log.ts'
import type { Run } from '../reports/run/run.ts'
import type { Occurrence } from '../schedules/records.ts'
import { noteTold } from '../schedules/store.ts'
import { passGate } from '../shares/gate.ts'
import { type BrandFiles, brandFiles, printed } from './brand-files.ts'
import { clientOf } from './client-of.ts'
import { finishRun, type Lease, recordSteps } from './ledger.ts'
import { nextMoment } from './next-run.ts'
import { PermanentFailure, type Ports } from './ports.ts'
import type { Printer } from './render-pdf.ts'
import { sendToAll } from './send.ts'
import { tellReady } from './tell-people.ts'

/** @throws PermanentFailure when trying again is of no use; anything else may be tried again */
export async function deliver(lease: Lease, ports: Ports, log: Log): Promise<void> {
  const { accountId, occurrence } = lease
  // the browser starts while the figures are read
  const printer = occurrence.pdf ? null : ports.startPrinter()
  try {
    const run = await ports.authorise(accountId, occurrence)
    const owner = run.actor
    const { report, hash } = occurrence.hash
      ? { report: await ports.readSealed(accountId, occurrence.hash), hash: occurrence.hash }
      : await compute(lease, ports, run)
    const brand = await brandFiles(ports, accountId, report)
    const { pdf, bytes } =
      occurrence.pdf || !printer
        ? await stored(ports, occurrence)
        : await print(lease, ports, printer, {
            report,
            hash,
            brand,
            madeBy: owner.accountName,
            client: clientOf(report, owner.accountName),
            ...(await formatsFor(lease)),
          })
    const next = occurrence.type === 'ONCE' ? null : await nextMoment(accountId, occurrence)
    const reached = await sendToAll({ lease, ports, log, owner, report, hash, pdf, bytes, logo: brand.logo, next })
    if (reached === 0 && !nobodyWantsIt(lease)) throw new PermanentFailure(deliveryMessages.nobodyReached)
    if (occurrence.type !== 'ONCE') await noteTold(accountId, occurrence.schedule_id, null)
    if (!occurrence.test) await tellReady(lease, clientOf(report, owner.accountName), reached, ports.now())
    await finishRun(lease, ports.now())
  } finally {
    await printer?.close()
  }
}

/** Whoever was not reached chose so: the report is made, and stands in the list. */
const nobodyWantsIt = ({ occurrence: { recipients, sends } }: Lease) => recipients.every(({ email }) => sends[email]?.status === 'skipped')

async function compute(lease: Lease, ports: Ports, run: Run): Promise<{ report: Report; hash: string }> {
  const report = passGate(await ports.compute(run))
  const hash = await ports.seal(lease.accountId, report)
  await recordSteps(lease, ['authorised', 'computed', 'checked', 'sealed'], { hash, covered: report.dates }, ports.now())
  return { report, hash }
}

/** A PDF that goes to one person of the team and to nobody else is written as they read today. */
async function formatsFor({ accountId, occurrence }: Lease): Promise<{ formats?: Formats }> {
  const [only, ...others] = occurrence.recipients
  const user = only?.user_id && others.length === 0 ? await getUser(accountId, only.user_id) : null
  return user ? { formats: formatsOf(user.preferences) } : {}
}

type Printed = { pdf: NonNullable<Occurrence['pdf']>; bytes: Uint8Array }

async function print(
  lease: Lease,
  ports: Ports,
  printer: Printer,
  { brand, ...given }: { report: Report; hash: string; brand: BrandFiles; madeBy: string; client: string; formats?: Formats },
): Promise<Printed> {
  const { accountId, occurrence } = lease
  const { report, files } = await ports.pictures(given.report)
  const own = printed(brand)
  const input = { id: occurrence.id, ...given, report, madeAt: ports.now().toISOString(), ...own.input }
  const { bytes, pages } = await printer.print(input, new Map([...files, ...own.files]))
  // named by its snapshot: printing again after a crash puts the same report in the same place
  const key = `reports/${accountId}/${occurrence.id}/${given.hash}.pdf`
  await ports.putFile(key, bytes)
  const pdf = { key, bytes: bytes.byteLength, pages }
  await recordSteps(lease, ['rendered', 'stored'], { pdf }, ports.now())
  return { pdf, bytes }
}

async function stored(ports: Ports, { pdf }: Occurrence): Promise<Printed> {
  if (!pdf) throw new Error('The run has neither a PDF nor a printer.')
  return { pdf, bytes: await ports.readFile(pdf.key) }
}
