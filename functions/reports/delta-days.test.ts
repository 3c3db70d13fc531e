import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { delta, sumDays } from '../../shared/metrics/index.ts'
import { deltaDays } from './delta-days.ts'

const level = fc.option(fc.integer({ min: -50, max: 50 }), { nil: Number.NaN })
const day = fc.record({ stock: level, gained: level, lost: level })

test('the days of a change add up to the change of the range, whichever of levels and flows gave it', async () => {
  await fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 25 }), fc.nat(), (days, at) => {
      const of = (key: 'stock' | 'gained' | 'lost') => Float64Array.from(days, (values) => values[key])
      const input = { stock: of('stock'), gained: of('gained'), lost: of('lost'), start: at % days.length, end: days.length }
      expect(sumDays(deltaDays(input))).toBe(delta(input).value)
    }),
    { numRuns: 500 },
  )
})
