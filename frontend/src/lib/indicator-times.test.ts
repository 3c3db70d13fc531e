import { expect, test } from '@jest/globals'
import { type Asked, nextAsk, refreshMs } from './indicator-times.ts'

test('the first is at once; the same profiles are asked about again after a minute and not before, others at once', () => {
  const first = nextAsk(null, 'a', 0)
  expect(first).toEqual({ set: 'a', at: 0, refreshes: 0 })
  expect(nextAsk(first, 'a', 59_999)).toBeNull()
  expect(nextAsk(first, 'a', 60_000)).toEqual({ set: 'a', at: 60_000, refreshes: 1 })
  expect(nextAsk(first, 'b', 1)).toEqual({ set: 'b', at: 1, refreshes: 0 })
})

test('it is refreshed every two minutes, ten times, and then no more until other profiles are shown', () => {
  let last: Asked = null
  const times: number[] = []
  for (let now = 0; now < 60 * 60_000; now += refreshMs) {
    const next = nextAsk(last, 'a', now)
    if (next) times.push(now)
    last = next ?? last
  }
  expect(times).toEqual(Array.from({ length: 11 }, (_, at) => at * refreshMs))
  expect(nextAsk(last, 'b', 3_600_000)).toMatchObject({ refreshes: 0 })
})
