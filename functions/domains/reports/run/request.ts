/** A run as it is asked for, by query, body or stored occurrence: the words of the wire end here. */
import type { DateRange } from '../../../../shared/dates/index.ts'
import { declaredSubject } from '../../../../shared/reports/index.ts'
import type { ReportRequest } from '../../../../shared/reports/request.ts'
import { type Place, readSubject, type SubjectRef } from '../../../../shared/reports/subjects.ts'

type Ends = { readonly [End in keyof DateRange]?: string | undefined }

export type RunQuery = {
  readonly type: string
  readonly profiles: readonly string[]
  /** null where a type lets choose what it is about, and nothing is chosen */
  readonly subject: SubjectRef | null
  /** with neither end: that of the template, else the default range, up to today in the report's zone */
  readonly range: Ends
  /** with neither end: as the template has it, else the default comparison; null: none */
  readonly prior: Ends | null
  readonly timezone: string | undefined
  readonly template_id: string | null
  /** null: the newest */
  readonly template_version: number | null
  readonly labels: readonly string[]
  readonly labelMatch: ReportRequest['labelMatch']
  /** whose words say what is missing: those of a run unless given */
  readonly wording?: 'run' | 'order'
}

/** What endpoints call these; each has some of them. */
type Words = Readonly<Record<string, unknown>> & {
  readonly profiles?: readonly string[] | undefined
  readonly profileIds?: readonly string[] | undefined
  readonly profile_gid?: string | undefined
  readonly dateFrom?: string | undefined
  readonly dateTo?: string | undefined
  readonly priorFrom?: string | null | undefined
  readonly priorTo?: string | null | undefined
  readonly timezone?: string | undefined
  readonly template_id?: string | null | undefined
  readonly template_version?: number | null | undefined
  readonly label?: readonly string[] | undefined
  readonly labels?: readonly string[] | undefined
  readonly label_match?: ReportRequest['labelMatch'] | undefined
  readonly labelMatch?: ReportRequest['labelMatch'] | undefined
}

/** `place`: where on the wire these words stand. */
export function runQuery(type: string, place: Place, words: Words): RunQuery {
  const { profile_gid, priorFrom, priorTo } = words
  return {
    type,
    profiles: words.profiles ?? words.profileIds ?? (profile_gid ? [profile_gid] : []),
    subject: readSubject(declaredSubject(type), place, words),
    range: { from: words.dateFrom, to: words.dateTo },
    prior: priorFrom === null && !priorTo ? null : { from: priorFrom ?? undefined, to: priorTo ?? undefined },
    timezone: words.timezone,
    template_id: words.template_id || null,
    template_version: words.template_version ?? null,
    labels: words.labels ?? words.label ?? [],
    labelMatch: words.labelMatch ?? words.label_match ?? 'any',
  }
}
