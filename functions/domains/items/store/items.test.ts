import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { reviewSource } from '../../../../shared/items/reviews.ts'
import { taskSource } from '../../../../shared/items/tasks.ts'
import { aReview } from '../../../../test/builders/review.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { aTask } from '../../../../test/builders/task.ts'
import { beginning, deleteItems, readItems, writeItems } from './items.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const all = (owners: string[]) => readItems(reviewSource, 'acct', owners, beginning, '2100-01-01T00:00:00Z')

test('a range takes its first instant and leaves its last, whatever offset it was written with; owners keep their order', async () => {
  await writeItems(reviewSource, 'acct', 'p', [
    aReview('b', '2026-03-02T01:00:00+01:00'),
    aReview('a', '2026-03-01T23:59:59.999Z'),
    aReview('c', '2026-03-03T00:00:00Z'),
  ])
  await writeItems(reviewSource, 'acct', 'o', [aReview('d', '2026-03-02T12:00:00Z', { profileId: 'o' })])
  const found = await readItems(reviewSource, 'acct', ['p', 'o', 'p'], '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z')
  expect(found.map(({ id, createdAt }) => [id, createdAt])).toEqual([
    ['b', '2026-03-02T00:00:00.000Z'],
    ['d', '2026-03-02T12:00:00.000Z'],
  ])
  expect(await readItems(reviewSource, 'other', ['p', 'o'], beginning, '2100-01-01T00:00:00Z')).toEqual([])
})

test('writing again changes nothing, a changed instant moves the item, the last of two counts', async () => {
  const many = Array.from({ length: 80 }, (_, i) => aReview(`m${i}`, new Date(Date.UTC(2026, 0, 1) + i * 3_600_000).toISOString(), { profileId: 'q' }))
  await writeItems(reviewSource, 'acct', 'q', many)
  await writeItems(reviewSource, 'acct', 'q', [...many, aReview('m3', '2026-06-01T00:00:00Z', { profileId: 'q', stars: 1 })])
  const found = await all(['q'])
  expect(found).toHaveLength(80)
  expect(found.at(-1)).toMatchObject({ id: 'm3', stars: 1 })
})

test('an item that moves while it is deleted is never there twice', async () => {
  const owners = Array.from({ length: 40 }, (_, at) => `race${at}`)
  const copies = owners.map(async (owner) => {
    const [at, moved] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'].map((time) => aReview('r', time, { profileId: owner }))
    if (!at || !moved) throw new Error('no review')
    await writeItems(reviewSource, 'acct', owner, [at])
    await Promise.all([deleteItems(reviewSource, 'acct', owner, [at]), writeItems(reviewSource, 'acct', owner, [moved])])
    await writeItems(reviewSource, 'acct', owner, [at])
    return (await all([owner])).length
  })
  expect(new Set(await Promise.all(copies))).toEqual(new Set([1]))
})

test('sources of one owner do not mix, and what is no item is refused with nothing written', async () => {
  await writeItems(taskSource, 'acct', 'g', [aTask('t', '2026-01-01T08:00:00Z')])
  expect(await readItems(taskSource, 'acct', ['g'], beginning, '2100-01-01T00:00:00Z')).toHaveLength(1)
  expect(await all(['g'])).toEqual([])
  await expect(writeItems(reviewSource, 'acct', 'g', [aReview('x', '2026-01-01T00:00:00Z'), aReview('y', '2026-01-01')])).rejects.toThrow('Instants must be')
  const undone = aTask('u', '2026-01-01T08:00:00Z', { reopenedAt: ['2026-01-02T00:00:00Z'] })
  await expect(writeItems(taskSource, 'acct', 'g', [undone])).rejects.toThrow('must be completed before it can be reopened')
  expect(await all(['g'])).toEqual([])
})
