import { mapData } from '../../common/block-data.ts'
import { countriesOf } from '../audience.ts'
import type { Resolver } from './resolver.ts'

export const map: Resolver<'map'> = (context, { key, title }) => {
  const { rows, total } = countriesOf(context.profiles)
  // only the latest snapshot is kept, so there is nothing to hold a share against
  const values = rows.map(({ code, label, followers, share }) => ({ code, label, value: followers, share, change: null }))
  return mapData(context, { key, title, unit: 'count', values, total })
}
