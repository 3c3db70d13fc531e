/** Slots and the line for them, in the real emulator. */
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, jest, test } from '@jest/globals'
import { startQuietTable } from '../../../test/faults/quiet-table.ts'
import { documents, tableName } from '../clients.ts'
import { queryAll } from '../table/query.ts'
import { claimFreeSlot, claimSlot, slotMs, waitForSlot } from './slot.ts'
import { dequeue, listWaiting, putWaiting } from './waiting.ts'

startQuietTable()

const keysOf = (pk: string) => [0, 1].map((at) => ({ pk, sk: `SLOT#${at}` }))
const untilOf = async (pk: string) => {
  const [item] = await queryAll({ pk, consistent: true })
  return Number(item?.until)
}

test('of ten jobs at once two get the slots, and a released slot is free for the next', async () => {
  const claimed = await Promise.all(Array.from({ length: 10 }, () => claimFreeSlot(keysOf('TEN'))))
  const slots = claimed.filter((slot) => slot !== null)
  expect(slots).toHaveLength(2)
  await slots[0]?.release()
  const next = await claimFreeSlot(keysOf('TEN'))
  expect(next).not.toBeNull()
  for (const slot of [slots[1], next]) await slot?.release()
})

test('the slot of a process that died expires, and the process changes nothing of it afterwards', async () => {
  let clock = Date.now()
  const key = { pk: 'DEAD', sk: 'SLOT' }
  const now = () => new Date(clock)
  const dead = await claimSlot(key, { now })
  clock += slotMs + 1
  const next = await claimSlot(key, { now })
  expect(next).not.toBeNull()
  expect(await dead?.renew()).toBe(false)
  await dead?.release()
  expect(await claimSlot(key, { now })).toBeNull()
  await next?.release()
})

test('a slot that a version before wrote is respected until it expires', async () => {
  const key = { pk: 'BEFORE', sk: 'SLOT' }
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...key, token: 'before', until: Date.now() + 200, ttl: 0 } }))
  expect(await claimSlot(key)).toBeNull()
  const slot = await waitForSlot(key, 5000)
  expect(slot).not.toBeNull()
  await slot?.release()
})

const others = ['Date', 'setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'hrtime', 'nextTick', 'queueMicrotask'] as const

test('a slot renews itself while its worker lives, for a quarter of an hour at most, and no more once it is released', async () => {
  jest.useFakeTimers({ doNotFake: [...others] })
  try {
    let clock = Date.now()
    const key = { pk: 'ALIVE', sk: 'SLOT' }
    const slot = await claimSlot(key, { now: () => new Date(clock) })
    const renewals = jest.spyOn(documents(), 'send')
    clock += 1000
    jest.advanceTimersByTime(slotMs / 4)
    while ((await untilOf('ALIVE')) !== clock + slotMs) await new Promise((resolve) => setTimeout(resolve, 5))
    renewals.mockClear()
    jest.advanceTimersByTime(60 * 60_000)
    expect(renewals.mock.calls.length).toBeLessThanOrEqual((15 * 60_000) / (slotMs / 4))
    await slot?.release()
    renewals.mockClear()
    jest.advanceTimersByTime(slotMs)
    expect(renewals.mock.calls).toEqual([])
    renewals.mockRestore()
  } finally {
    jest.useRealTimers()
  }
})

test('a job waits once, and one worker dequeues it', async () => {
  const keyOf = (id: string) => ({ pk: 'LINE', sk: `WAITING#${id}` })
  for (const id of ['b', 'a', 'b']) await putWaiting(keyOf(id), { id }, new Date())
  expect((await listWaiting(keyOf(''))).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(await listWaiting(keyOf(''), 1)).toMatchObject([{ id: 'a' }])
  expect((await Promise.all([dequeue(keyOf('a')), dequeue(keyOf('a'))])).sort()).toEqual([false, true])
  expect(await listWaiting(keyOf(''))).toMatchObject([{ id: 'b' }])
})
