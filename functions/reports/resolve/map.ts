import { countriesOf } from '../audience.ts'
import { noData } from '../no-data.ts'
import type { Resolver } from './resolver.ts'

export const map: Resolver<'map'> = (scope, { key, title }) => {
  const { rows, total } = countriesOf(scope.members)
  return {
    kind: 'map',
    key,
    title: title ?? null,
    subTitle: null,
    no_data: noData(scope, rows.length > 0),
    type: 'chart',
    unit: 'count',
    // only the latest snapshot is kept, so there is nothing to hold a share against
    values: rows.map(({ code, label, followers, share }) => ({ code, label, value: followers, share, change: null })),
    colors: ['s1', 's2', 's3', 's4', 's5', 's6', 's7'],
    total,
  }
}
