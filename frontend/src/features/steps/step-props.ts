import type { ReportSearch } from '../../request/address.ts'

export type StepProps = {
  /** not come back to from the report: what needs no choosing may go on by itself */
  isFirst: boolean
  /** the choice, as the address keeps it; `replace` leaves no step for the Back button */
  onRun: (search: ReportSearch, replace: boolean) => void
  onCancel: () => void
}
