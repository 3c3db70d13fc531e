import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startBucket, type TestBucket } from '../../test/builders/stack.ts'
import { putFile, signedLink } from './files.ts'

let bucket: TestBucket
beforeAll(async () => {
  bucket = await startBucket()
  await putFile('reports/one.pdf', Buffer.from('%PDF'), 'application/pdf')
})
afterAll(() => bucket.stop())

test.each([
  ['Leith Studio - Posts, 1-31 Mar 2026.pdf', 'Leith Studio - Posts, 1-31 Mar 2026.pdf'],
  ["Leith (UK) & Daughter's Café.pdf", 'Leith UK _ Daughter_s Cafe.pdf'],
  ['קפה.pdf', '___.pdf'],
])('a file can be read at a link that saves it as %j', async (name, saved) => {
  const answer = await fetch(await signedLink('reports/one.pdf', name))
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, `attachment; filename="${saved}"`])
})
