/** A report that may be run, with all that was read to find that out: whoever computes it reads nothing of this again. */
import type { Brand } from '../../../../shared/branding/brand.ts'
import type { DateRange } from '../../../../shared/dates/index.ts'
import { withEmptySections } from '../../../../shared/reports/empty-sections.ts'
import type { Report, Section } from '../../../../shared/reports/report.ts'
import type { ReportRequest } from '../../../../shared/reports/request.ts'
import type { SubjectRef } from '../../../../shared/reports/subjects.ts'
import type { Actor } from '../../../kernel/accounts/actor.ts'
import type { ProfileRecord } from '../../../kernel/accounts/store.ts'
import type { ReportTemplate } from '../../templates/store/templates.ts'
import type { SubjectData } from '../engine/common/subject-data.ts'
import { subjectText } from './subject-text.ts'

export type Run = {
  /** for whom it is computed, with the rights they have now */
  readonly actor: Actor
  /** enough to ask for the very same report again */
  readonly request: ReportRequest
  readonly range: DateRange
  readonly prior: DateRange | null
  readonly subject: SubjectRef
  readonly data: SubjectData
  /** every profile that was selected, also those beyond what one report covers */
  readonly profiles: readonly ProfileRecord[]
  /** profiles of the same groups that the report can be about; null where it is not about chosen profiles */
  readonly offered: number | null
  readonly template: ReportTemplate | null
  /** how it looks; undefined where nobody chose */
  readonly brand: Brand | undefined
  /** the instant at which the figures are read */
  readonly now: Date
}

/** A report as its template shows it, and how it looks; `sections` are those of its declaration. */
export async function templated(run: Run, sections: readonly Pick<Section, 'key' | 'title'>[], computed: Report): Promise<Report> {
  const { template, brand } = run
  const subject = subjectText(run)
  const report = { ...computed, ...(subject === null ? {} : { subject }), ...(brand ? { brand } : {}) }
  if (!template) return withEmptySections(report)
  // few runs have one, and a cold start reads every byte
  const { applyTemplate } = await import('../../../../shared/templates/apply.ts')
  const shown = applyTemplate(report, template, (key) => sections.find((section) => section.key === key)?.title ?? null)
  return { ...withEmptySections(shown), template: { name: template.name, version: template.version } }
}

/** What every report has around its figures. */
export function aroundOf({ actor, request, data, template }: Run): Pick<Report, 'request' | 'entities' | 'cover'> & { readonly hideIndicators: boolean } {
  return {
    request,
    entities: actor.entities.filter(({ entity_gid }) => data.entity_gids.has(entity_gid)).map(({ entity_gid, name }) => ({ entity_gid, name })),
    cover: template?.cover ?? null,
    hideIndicators: template?.hideIndicators ?? false,
  }
}
