import { mapData } from '../../common/block-data.ts'
import { countriesOf } from '../audience.ts'
import type { Resolver } from './resolver.ts'

export const map: Resolver<'map'> = (scope, { key, title }) => {
  const { rows, total } = countriesOf(scope.members)
  // only the latest snapshot is kept, so there is nothing to hold a share against
  const values = rows.map(({ code, label, followers, share }) => ({ code, label, value: followers, share, change: null }))
  return mapData(scope, { key, title, unit: 'count', values, total })
}
