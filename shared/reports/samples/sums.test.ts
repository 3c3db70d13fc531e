/** The samples of the builder, of branding and of `GET reports/mock`: parts make their whole. */
import { expect, test } from '@jest/globals'
import { sumFaults } from '../../../test/builders/sums-of.ts'
import { networkCodes } from '../../networks.ts'
import { reportManifests } from '../index.ts'
import { loadReport } from '../load.ts'
import { sampleReport } from './index.ts'

test.each(reportManifests.map(({ id }) => id))('the sample of %s adds up, with three networks and with all', async (id) => {
  const definition = await loadReport(id)
  expect(sumFaults(sampleReport(definition))).toEqual([])
  expect(sumFaults(sampleReport(definition, networkCodes))).toEqual([])
})
