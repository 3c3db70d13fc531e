/** The subject of a report as every surface prints it: its name, labels, and the profile or the number of profiles where some are left out. Pure. */
import { reportMessages } from '../../../../shared/report-messages.ts'
import { subjectRow } from '../../../../shared/reports/subjects.ts'
import { fullName } from '../engine/common/full-name.ts'
import type { Run } from './run.ts'

type Limited = Pick<Run, 'subject' | 'data' | 'offered'> & {
  readonly profiles: readonly unknown[]
  readonly request: Pick<Run['request'], 'labels' | 'labelMatch'>
}

/** Null for a whole profile group: its name is printed anyway. */
export function subjectText({ subject, data, profiles, offered, request: { labels, labelMatch } }: Limited): string | null {
  const some = subjectRow(subject.kind).profiles === 'some' && offered !== null && profiles.length < offered
  const [only] = data.profiles
  const parts = [
    ...(data.name === undefined ? [] : [data.name]),
    ...(labels.length > 0 ? [reportMessages.labels(labels, labelMatch)] : []),
    ...(some ? [only && profiles.length === 1 ? fullName(only) : reportMessages.profiles(profiles.length, offered)] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
