/** What a run touches beside the table. The fault tests put counting parts here; everything else runs as it is. */
import type { Report } from '../../../shared/reports/report.ts'
import type { OutgoingMail } from '../../kernel/mail/mail.ts'
import type { Pictures } from '../print/pictures.ts'
import type { Printer } from '../print/render-pdf.ts'
import type { Run } from '../reports/run/run.ts'
import type { Occurrence } from '../schedules/records.ts'

export type Ports = {
  /** The run as its owner may make it with the rights they have now, at the planned instant, so a late one gives the report of its day. @throws PermanentFailure */
  authorise: (accountId: string, occurrence: Occurrence) => Promise<Run>
  compute: (run: Run) => Promise<Report>
  startPrinter: () => Printer
  /** Gets the pictures the print page needs; never fails for one that is missing. */
  pictures: (report: Report) => Promise<Pictures>
  /** Returns the SHA-256 it is stored under. */
  seal: (accountId: string, report: Report) => Promise<string>
  readSealed: (accountId: string, hash: string) => Promise<Report>
  putFile: (key: string, bytes: Uint8Array) => Promise<void>
  readFile: (key: string) => Promise<Uint8Array>
  /** @throws UndeliverableAddress, SenderRefused */
  send: (mail: OutgoingMail) => Promise<string>
  /** Has the run fired once more at that instant. */
  fireAgain: (accountId: string, occurrence: Occurrence, at: Date) => Promise<void>
  /** wall clock, for leases and the ledger */
  now: () => Date
}

/** The run cannot succeed however often it is tried; `message` is for its owner. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
  /** every later run of the schedule stops for the same reason, until somebody changes something */
  readonly standing: boolean
  constructor(message: string, standing = false) {
    super(message)
    this.standing = standing
  }
}
