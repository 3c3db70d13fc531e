/** The server reads the subject that the screen asks for. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { endpoints } from '../../../shared/api/index.ts'
import { reportCall } from './run-report.ts'
import { subjectOf } from './subject.ts'
import { viewOf } from './view.ts'

const labels = ['Sale, autumn', 'Sale', 'C:\\winter']

test.each([
  ['posts', undefined],
  ['sentiment', { sentiment_type: 'campaigns', profile: 'p1', labels: 'any' }],
])('%s: a label with a comma or a backslash stays one label', (type, search) => {
  const groups = [{ entity_gid: 'north', name: 'North', timezone: null, profiles: [] }]
  const view = viewOf({ profile: 'p1' }, groups, 'UTC', () => '2026-11-20')
  if (!view) throw new Error('no view')
  const { route, query } = reportCall(type, { ...view, ...(search && subjectOf(type, search)), labels })
  const contract = endpoints.find(({ method, path }) => `${method} ${path}` === route)
  if (!contract || !('query' in contract)) throw new Error(`no query of ${route}`)
  expect(Object.values(v.parse(contract.query, query))).toContainEqual(labels)
})
