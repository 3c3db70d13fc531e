import { getReportOptions } from '../../../../shared/api/reports.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { reportManifests } from '../../../../shared/reports/index.ts'
import type { ReportManifest } from '../../../../shared/reports/language/manifest.ts'
import { seesType } from '../../../kernel/accounts/visible-types.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getReportOptions, ({ actor }) => {
  const types = reportManifests
    .filter(({ id }) => seesType(actor, id))
    .map(({ id, name, description, icon, feature }: ReportManifest) => {
      const enabled = feature === null || actor.features[feature]
      return { id, title: name, description, icon, enabled, reason: enabled || feature === null ? null : featureMessages[feature] }
    })
  return { options: types.map(({ id }) => id), types }
})
