import type { Me } from '../../../shared/api/auth.ts'
import type { ResponseOf } from '../../../shared/api/endpoint.ts'
import type { getReportOptions } from '../../../shared/api/reports.ts'
import { reportManifests } from '../../../shared/reports/index.ts'
import type { ReportManifest } from '../../../shared/reports/language/manifest.ts'
import { useMe } from '../lib/me.tsx'
import { useRead } from '../lib/use-read.ts'

export type ReportType = ResponseOf<typeof getReportOptions>['types'][number]

/** Report types this person can run. Failing is silent (docs/behaviours.md#the-report-picker): all that the plan enables stand in for them. */
export function useReportOptions() {
  const me = useMe()
  const { data, error, isLoading } = useRead('GET /reports/options', {}, { silent: true })
  const listed = data?.types.filter((type) => data.options.includes(type.id)) ?? []
  return { types: listed.length === 0 && (data || error) ? enabledTypes(me) : listed, isLoading }
}

/** The types of the registry that this person and their plan have. */
export function enabledTypes({ features, report_types }: Pick<Me, 'features' | 'report_types'>): ReportType[] {
  return reportManifests
    .filter(({ id, feature }: ReportManifest) => report_types.includes(id) && (feature === null || features[feature] === true))
    .map(({ id, name: title, description, icon }) => ({ id, title, description, icon, enabled: true, reason: null }))
}
