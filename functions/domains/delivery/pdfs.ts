/** The PDFs of one run: one for each way in which its recipients read figures, and no more. */
import { type Formats, houseFormats } from '../../../shared/formats.ts'
import type { Report } from '../../../shared/reports/report.ts'
import { type BrandFiles, printed } from '../print/brand-files.ts'
import type { Printer } from '../print/render-pdf.ts'
import type { Reader } from '../recipients/readers.ts'
import { isOpen, type Occurrence } from '../schedules/records.ts'
import type { Lease } from './lease.ts'
import { recordSteps } from './ledger.ts'
import { dueOf } from './own-days.ts'
import type { Ports } from './ports.ts'

/** The PDF that stays in the list: as it is read by the only one who gets it, else as in the house. */
export function formatsFor({ recipients: [only, ...others] }: Occurrence, readers: Readers): Formats {
  return (only && others.length === 0 ? readers.get(only.email)?.formats : undefined) ?? houseFormats
}

/** How figures are written in a PDF, as a name; a week begins nowhere in it. */
export const formatsKey = ({ number, date }: Formats): string => `${number}-${date}`

export type Readers = ReadonlyMap<string, Reader>
export type Printed = { pdf: NonNullable<Occurrence['pdf']>; bytes: Uint8Array }

/** One PDF for each way in which whoever still waits for theirs reads figures. */
export async function pdfsFor(lease: Lease, ports: Ports, made: Made, readers: Readers, pdfs: Map<string, Printed>): Promise<ReadonlyMap<string, Printed>> {
  const { recipients, sends, pdfs: before = {} } = lease.occurrence
  for (const { email } of recipients) {
    const reader = readers.get(email)
    if (!reader || reader.heldBack || dueOf(lease, email, reader) > lease.at || !isOpen(sends[email])) continue
    const key = formatsKey(reader.formats)
    if (pdfs.has(key)) continue
    const known = before[key]
    pdfs.set(key, known ? await stored(ports, known) : await printOther(lease, ports, { ...made, formats: reader.formats }, key))
  }
  return pdfs
}

/** With a browser of its own, which ends whatever happens. */
async function printOther(lease: Lease, ports: Ports, made: Made & { formats: Formats }, key: string): Promise<Printed> {
  const printer = ports.startPrinter()
  try {
    return await print(lease, ports, printer, made, key)
  } finally {
    await printer.close()
  }
}

export type Made = { report: Report; hash: string; content: string; brand: BrandFiles; madeBy: string; client: string }

/** `other`: the name of another way to write figures than that of the PDF in the list. */
export async function print(
  lease: Lease,
  ports: Ports,
  printer: Printer,
  { brand, hash, content, ...given }: Made & { formats: Formats },
  other?: string,
): Promise<Printed> {
  const { accountId, occurrence } = lease
  const { report, files } = await ports.pictures(given.report)
  const own = printed(brand)
  const { id, pdf_extent: extent } = occurrence
  const input = { id, ...given, hash: content, report, madeAt: ports.now().toISOString(), ...(extent && { extent }), ...own.input }
  const { bytes, pages } = await printer.print(input, new Map([...files, ...own.files]))
  // named by its snapshot: printing again after a crash puts the same report in the same place
  const key = `reports/${accountId}/${occurrence.id}/${hash}${other ? `-${other}` : ''}.pdf`
  await ports.putFile(key, bytes)
  const pdf = { key, bytes: bytes.byteLength, pages }
  if (other) occurrence.pdfs = { ...occurrence.pdfs, [other]: pdf }
  // the steps are those of the PDF in the list: another may be made days later
  await recordSteps(lease, other ? [] : ['rendered', 'stored'], other ? { pdfs: occurrence.pdfs } : { pdf }, ports.now())
  return { pdf, bytes }
}

export async function stored(ports: Ports, pdf: Occurrence['pdf']): Promise<Printed> {
  if (!pdf) throw new Error('The run has neither a PDF nor a printer.')
  return { pdf, bytes: await ports.readFile(pdf.key) }
}
