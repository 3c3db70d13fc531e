import { expect, test } from '@jest/globals'
import { openapi } from '../functions/domains/system/openapi.ts'
import { endpoints } from '../shared/api/index.ts'

const document = openapi('1.2.3')
const text = JSON.stringify(document)

test('the document has one operation for each contract, under its own id', () => {
  const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id)
  expect(ids.sort()).toEqual(endpoints.map(({ name }) => name).sort())
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } })
})

test('every reference in the document leads somewhere', () => {
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = pointer
      .split('/')
      .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(key) : undefined), document)
    expect([pointer, typeof found]).toEqual([pointer, 'object'])
  }
  expect(text).not.toContain('$defs')
})

test('path parameters, uploads, access and refusals are told', () => {
  expect(document).toMatchObject({
    paths: {
      '/profiles/{id}/import': {
        post: {
          parameters: expect.arrayContaining([expect.objectContaining({ name: 'id', in: 'path', required: true })]),
          requestBody: { content: { 'text/csv': {}, 'multipart/form-data': {} } },
          security: [{ session: [] }, { key: ['push'] }],
          description: expect.stringContaining('"manage" of "profiles"'),
          responses: { default: { $ref: '#/components/responses/Problem' } },
        },
      },
      '/shared-reports/{token}': { get: { security: [] } },
    },
  })
})
