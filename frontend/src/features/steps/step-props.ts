import type { ReportSubject } from '../../request/subject.ts'

export type StepProps = {
  type: string
  /** not come back to from the report: what needs no choosing may go on by itself */
  isFirst: boolean
  /** the choice; `replace` leaves no step for the Back button */
  onRun: (subject: ReportSubject, replace: boolean) => void
  onCancel: () => void
}
