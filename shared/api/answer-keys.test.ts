/** The app refuses the same answers as the contract. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { answerOf } from '../../test/builders/answer-of.ts'
import { sampleOf } from '../../test/builders/sizes.ts'
import { halfOf, withoutEach } from '../../test/screens/broken-ways.ts'
import { isSchema } from '../../test/screens/every-request.ts'
import { reportManifests } from '../reports/index.ts'
import { loadReport } from '../reports/load.ts'
import { sampleReport } from '../reports/samples/index.ts'
import { answerKeys } from './answer-keys.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './index.ts'
import { isWhole } from './whole-answer.ts'

const { shapes, routes } = answerKeys
const all = endpoints.flatMap(({ method, path, response }: Endpoint) => (isSchema(response) ? [[response, `${method} ${path}`] as const] : []))
/** Reports share one schema. */
const declared = [...new Map(all)].map(([response, route]) => [route, response] as const)

test.each(declared)('%s: {}, [], null, half of it and a missing key are refused, unless the contract allows them', (route, response) => {
  const whole = answerOf(response)
  for (const answer of [whole, {}, [], null, halfOf(whole), ...sampleOf(withoutEach(whole), 60, `keys of ${route}`)]) {
    // valibot takes a list for a record
    const isAllowed = v.is(response, answer) && Array.isArray(answer) === (response.type === 'array')
    expect([answer, isWhole(answer, routes[route], shapes)]).toEqual([answer, isAllowed])
  }
})

test.each(reportManifests.map(({ id }) => id))('a %s report with every kind of block is whole', async (type) => {
  const report = JSON.parse(JSON.stringify(sampleReport(await loadReport(type))))
  expect(isWhole(report, routes['GET /reports/performance'], shapes)).toBe(true)
})
