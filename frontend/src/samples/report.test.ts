import { expect, test } from '@jest/globals'
import { sumFaults } from '../../../test/builders/sums-of.ts'
import { report } from './report.ts'

test('the sample report that new accounts open adds up', () => {
  expect(sumFaults(report)).toEqual([])
})
