/** Reads and writes of the table, in the real emulator. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { startQuietTable } from '../../../test/faults/quiet-table.ts'
import { batchGet } from './batch-get.ts'
import { deleteItem } from './delete-item.ts'
import { emptyPartition } from './empty-partition.ts'
import { ifNew, ifThere } from './expressions.ts'
import { getItem, readItem } from './get-item.ts'
import { putItem, putNew } from './put-item.ts'
import { countItems, queryAll, queryNewest, queryPage, readAll } from './query.ts'
import { queryRawPages } from './query-raw.ts'
import { scanPage } from './scan.ts'
import { updatedItem, updateItem } from './update-item.ts'
import { firstFailing, writeAll } from './write-all.ts'
import { writeEach } from './write-each.ts'
import { checkOf, deleteOf, putOf, updateOf } from './writes.ts'

startQuietTable()

const key = (pk: string, sk = 'ONE') => ({ pk, sk })
const consistent = { consistent: true }

test('an item is put, read and deleted, and a condition that fails writes nothing', async () => {
  const one = key('PUT')
  expect(await putItem({ ...one, name: 'first', state: 'NEW' }, ifNew)).toBe(true)
  expect(await putItem({ ...one, name: 'second' }, ifNew)).toBe(false)
  await expect(putNew({ ...one, name: 'third' })).rejects.toThrow('An item PUT ONE exists already.')
  expect(await getItem(one, consistent)).toEqual({ ...one, name: 'first', state: 'NEW' })
  expect(await getItem(one, { ...consistent, attributes: ['name', 'state'] })).toEqual({ name: 'first', state: 'NEW' })
  expect(await deleteItem(one, { when: '#name = :name', values: { name: 'second' } })).toBe(false)
  expect(await deleteItem(one, { when: '#name = :name', values: { name: 'first' } })).toBe(true)
  expect(await deleteItem(one)).toBe(true)
  expect(await readItem(v.object({ name: v.string() }), one, consistent)).toBeNull()
})

test('an item that the schema refuses is an error, not nothing', async () => {
  await putItem({ ...key('ODD'), name: 5 })
  await expect(readItem(v.object({ name: v.string() }), key('ODD'), consistent)).rejects.toThrow()
  await expect(readAll(v.object({ name: v.string() }), { pk: 'ODD', ...consistent })).rejects.toThrow()
})

test('an update sets, fills, adds, removes and deletes by paths of any name, and skips what is undefined', async () => {
  const one = { ...key('UPDATE'), sends: { 'mail:ann.lee@example.org': 'sent' }, list: ['a', 'b'], old: 1, tags: new Set(['x', 'y']), count: 2 }
  await putItem(one)
  const after = await updatedItem(one, {
    set: { 'sends.mail:ann.lee@example.org': 'bounced', 'list[1]': 'c', state: 'DONE', skipped: undefined },
    setIfMissing: { count: 9, born: '2026' },
    add: { tries: 1 },
    remove: ['old'],
    deleteFrom: { tags: new Set(['x']) },
    when: '#state <> :done OR attribute_not_exists(#state)',
    values: { done: 'DONE' },
  })
  expect(after).toEqual({
    ...key('UPDATE'),
    ...{ sends: { 'mail:ann.lee@example.org': 'bounced' }, list: ['a', 'c'], tags: new Set(['y']), count: 2, state: 'DONE', born: '2026', tries: 1 },
  })
  expect(await updateItem(one, { set: { count: 3 }, when: 'attribute_not_exists(sends.#key)', names: { key: 'mail:ann.lee@example.org' } })).toBe(false)
  expect(await updateItem(one, { add: { tags: new Set(['z']) }, ...ifThere })).toBe(true)
  expect((await getItem(one, consistent))?.tags).toEqual(new Set(['y', 'z']))
  expect(await updatedItem(key('NOWHERE'), { set: { count: 1 }, ...ifThere })).toBeNull()
})

test('a query takes a range of sort keys, a filter, an order, a limit, and an index', async () => {
  const items = ['A#1', 'A#2', 'A#3', 'B#1'].map((sk, at) => ({ pk: 'QUERY', sk, state: at % 2 ? 'ODD' : 'EVEN', gsi1pk: 'DUE', gsi1sk: `2026-0${4 - at}` }))
  await writeEach({ put: items })
  const keysOf = (found: readonly Record<string, unknown>[]) => found.map(({ sk }) => sk)
  const all = { pk: 'QUERY', ...consistent }
  expect(keysOf(await queryAll(all))).toEqual(['A#1', 'A#2', 'A#3', 'B#1'])
  expect(keysOf(await queryAll({ ...all, prefix: 'A#' }))).toEqual(['A#1', 'A#2', 'A#3'])
  expect(keysOf(await queryAll({ ...all, between: ['A#2', 'B#1'] }))).toEqual(['A#2', 'A#3', 'B#1'])
  expect(keysOf(await queryAll({ ...all, before: 'A#3' }))).toEqual(['A#1', 'A#2'])
  expect(await queryAll({ ...all, attributes: ['sk', 'state'], filter: { when: '#state = :state', values: { state: 'ODD' } } })).toEqual([
    { sk: 'A#2', state: 'ODD' },
    { sk: 'B#1', state: 'ODD' },
  ])
  const newest: unknown[] = []
  for await (const item of queryNewest(all)) newest.push(item.sk)
  expect(newest).toEqual(['B#1', 'A#3', 'A#2', 'A#1'])
  const first = await queryPage({ ...all, newestFirst: true }, { limit: 3 })
  expect([keysOf(first.items), keysOf((await queryPage({ ...all, newestFirst: true }, { after: first.after })).items)]).toEqual([
    ['B#1', 'A#3', 'A#2'],
    ['A#1'],
  ])
  expect(keysOf(await queryAll({ index: 'gsi1', pk: 'DUE', before: '2026-03' }))).toEqual(['B#1', 'A#3'])
  expect(await countItems({ pk: 'QUERY', prefix: 'A#' })).toBe(3)
  const raw: unknown[] = []
  for await (const page of queryRawPages({ pk: 'QUERY', between: ['A#1', 'A#2'], attributes: ['state'] }, { limit: 1 })) raw.push(...page)
  expect(raw).toEqual([{ state: { S: 'EVEN' } }, { state: { S: 'ODD' } }])
  expect(await batchGet([key('QUERY', 'A#1'), key('QUERY', 'C')], { ...consistent, attributes: ['state'] })).toEqual([{ state: 'EVEN' }])
})

test('a transaction is written whole or not at all, and says which condition failed', async () => {
  const [one, two] = [key('ALL', 'ONE'), key('ALL', 'TWO')]
  expect(await writeAll([putOf({ ...one, n: 1 }, ifNew), putOf({ ...two, n: 1 }, ifNew)])).toBe(true)
  const failing = [updateOf(one, { set: { n: 2 } }), checkOf(two, { when: 'n = :n', values: { n: 2 } })]
  expect(await firstFailing(failing)).toBe(1)
  expect((await getItem(one, consistent))?.n).toBe(1)
  expect(await writeAll([updateOf(one, { set: { n: 2 } }), deleteOf(two, { when: 'n = :n', values: { n: 1 } })])).toBe(true)
  expect(await queryAll({ pk: 'ALL', ...consistent })).toEqual([{ ...one, n: 2 }])
})

test('of ten transactions on one item each is written', async () => {
  const count = key('CONFLICT')
  await Promise.all(Array.from({ length: 10 }, (_, at) => writeAll([updateOf(count, { add: { n: 1 } }), putOf(key('CONFLICT', String(at)))])))
  expect((await getItem(count, consistent))?.n).toBe(10)
})

test('a scan goes part by part over the whole table, and a partition is emptied', async () => {
  await writeEach({ put: Array.from({ length: 30 }, (_, at) => key('MANY', String(at))) })
  const parts = await Promise.all(
    [0, 1].map((index) => scanPage({ ...consistent, part: { index, of: 2 }, attributes: ['pk'], filter: { when: 'pk = :pk', values: { pk: 'MANY' } } })),
  )
  expect(parts.flatMap(({ items }) => items)).toHaveLength(30)
  expect(await emptyPartition('MANY')).toBe(30)
  expect(await queryAll({ pk: 'MANY', ...consistent })).toEqual([])
})
