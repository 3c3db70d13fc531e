import { useSubjectOptions } from '../../pickers/subjects/use-subject-options.ts'
import type { ReportSubject } from '../../request/subject.ts'
import type { ReportGroup } from '../../request/view.ts'

/** The zone of what a report is about, where it has one of its own; what is not found is left to the server to refuse. */
export function useSubjectZone(subject: ReportSubject | null, groups: readonly ReportGroup[]): { zone: string | null; isLoading: boolean } {
  const { options, isLoading } = useSubjectOptions(subject?.subject.kind ?? null, groups)
  return { zone: options.find(({ id }) => id === subject?.subject.id)?.timezone ?? null, isLoading }
}
