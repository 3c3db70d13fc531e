/** What a network tells in parts, by date and part. */

import { rowMessages } from '../../../../../shared/export-messages.ts'
import type { BreakdownKind } from '../../../../../shared/items/breakdowns.ts'
import { type MetricId, measureIds, metrics } from '../../../../../shared/metrics/index.ts'
import { networks } from '../../../../../shared/networks.ts'
import { profileName } from '../../../../../shared/profile-name.ts'
import { partValue } from '../../../reports/engine/daily/breakdowns.ts'
import type { TabContext } from '../../../reports/engine/daily/context.ts'
import { type Cells, countsColumn, verdict } from '../cells.ts'
import { periodsOf } from '../periods.ts'
import { measureName } from './names.ts'

export const partColumns = (figures: readonly MetricId[]) => ['Part', 'Measure', 'Value', ...figures.map((id) => countsColumn(metrics[id].title))]

export function* partRows({ dataset, profiles }: TabContext, kind: BreakdownKind, figures: readonly MetricId[]): Generator<Cells> {
  const [current] = periodsOf(dataset)
  for (const { profile, breakdowns } of profiles) {
    for (const { date, parts } of breakdowns.filter((one) => one.kind === kind)) {
      for (const { label, measures } of parts) {
        for (const measure of measureIds) {
          const value = measures[measure]
          if (value === undefined) continue
          // a figure that has a value without the measure is not made of it
          const isIn = (id: MetricId) => partValue(id, profile.network, [measures]) !== partValue(id, profile.network, [{ ...measures, [measure]: undefined }])
          yield {
            ...current?.cells,
            Row: 'part',
            Date: date,
            Network: networks[profile.network].display,
            Profile: profileName(profile),
            'Profile id': profile.id,
            Part: label,
            Measure: measureName(measure),
            Value: value,
            ...Object.fromEntries(figures.map((id) => [countsColumn(metrics[id].title), verdict(isIn(id) ? null : rowMessages.whyNot.nothing)])),
          }
        }
      }
    }
  }
}
