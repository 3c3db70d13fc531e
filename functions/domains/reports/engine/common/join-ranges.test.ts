import { expect, test } from '@jest/globals'
import { joinRanges } from './join-ranges.ts'

const range = { from: '2026-03-05', to: '2026-04-01' }

test('one range stays alone; close and overlapping ones are read as one, oldest first, whichever was named first', () => {
  expect(joinRanges(range, null)).toEqual([range])
  const near = { from: '2025-12-20', to: '2026-01-02' }
  expect(joinRanges(range, near)).toEqual([{ from: '2025-12-20', to: '2026-04-01' }])
  expect(joinRanges(near, range)).toEqual([{ from: '2025-12-20', to: '2026-04-01' }])
  expect(joinRanges(range, { from: '2026-03-01', to: '2026-05-01' })).toEqual([{ from: '2026-03-01', to: '2026-05-01' }])
})

test('ranges further apart than two months are read one by one, unless nothing between is too far', () => {
  const far = { from: '2025-12-20', to: '2026-01-01' }
  expect(joinRanges(range, far)).toEqual([far, range])
  expect(joinRanges(range, far, Number.POSITIVE_INFINITY)).toEqual([{ from: far.from, to: range.to }])
})
