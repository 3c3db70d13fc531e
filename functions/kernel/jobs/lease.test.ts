/** Two workers and one job, in the real emulator. */
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import { startQuietTable } from '../../../test/faults/quiet-table.ts'
import { documents, tableName } from '../clients.ts'
import { claim, type Lease, LeaseLost, release, writeIfLeased, writeLeased } from './lease.ts'

startQuietTable()

const ms = 60_000
const begun = new Date('2026-11-20T09:00:00Z')
const later = (by: number) => new Date(begun.getTime() + by)
const once = { when: '#state = :open', values: { open: 'open' }, add: { attempts: 1 } }

async function job(fields: Record<string, unknown> = {}): Promise<(token: string) => Lease> {
  const key = { pk: 'JOBS', sk: crypto.randomUUID() }
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...key, state: 'open', attempts: 0, sends: {}, ...fields } }))
  return (token) => ({ key, token, ms })
}

test('of workers that claim a job at once, one gets it; the others get it only after its lease expired or was released', async () => {
  const by = await job()
  const claims = await Promise.all(['a', 'b', 'c'].map((token) => claim(by(token), once, begun)))
  const [claimed] = claims.filter((item) => item !== null)
  expect(claims.filter((item) => item === null)).toHaveLength(2)
  expect(claimed).toMatchObject({ attempts: 1, lease_until: begun.getTime() + ms })
  const winner = by(String(claimed?.lease_token))
  expect(await claim(by('d'), once, later(ms))).toBeNull()
  await writeLeased(winner, { set: { progress: 1 } }, later(ms))
  // renewed by the write
  expect(await claim(by('d'), once, later(ms + 1))).toBeNull()
  await release(winner)
  expect(await claim(by('d'), once, later(ms + 2))).toMatchObject({ attempts: 2, progress: 1 })
})

test('a worker whose lease was claimed by another changes nothing any more, not even by releasing', async () => {
  const by = await job()
  const [slow, next] = [by('slow'), by('next')]
  await claim(slow, once, begun)
  expect(await claim(next, once, later(ms + 1))).not.toBeNull()
  await expect(writeLeased(slow, { set: { state: 'done' } })).rejects.toThrow(LeaseLost)
  expect(await writeIfLeased(slow, {}, later(ms + 1))).toBe(false)
  await release(slow)
  expect(await claim(by('third'), once, later(ms + 2))).toBeNull()
  await writeLeased(next, { set: { state: 'done' } })
})

test('a record is claimed whether a release removed the token, set it to null, or never came', async () => {
  for (const fields of [{}, { lease_token: null, lease_until: later(ms).getTime() }, { lease_token: 'dead', lease_until: begun.getTime() - 1 }]) {
    const by = await job(fields)
    expect(await claim(by('new'), once, begun)).toMatchObject({ lease_token: 'new', attempts: 1 })
  }
})

test('a job that is over is not claimed, and one without a record is not created', async () => {
  const by = await job({ state: 'done' })
  expect(await claim(by('late'), once, begun)).toBeNull()
  expect(await claim({ key: { pk: 'JOBS', sk: 'none' }, token: 'late', ms }, once, begun)).toBeNull()
})

test('keys of a map may contain dots, and a write needs both its own condition and the token', async () => {
  const by = await job()
  const lease = by('mine')
  await claim(lease, once, begun)
  await writeLeased(lease, { set: { 'sends.ana.b@x.test': 'sent', 'sends.c@x.test': 'sending', left: undefined } })
  await writeLeased(lease, { remove: ['sends.c@x.test'] })
  await expect(writeLeased(lease, { set: { state: 'odd' }, when: '#state <> :open', values: { open: 'open' } })).rejects.toThrow(LeaseLost)
  await release(lease)
  expect(await claim(by('next'), once, later(1))).toMatchObject({ sends: { 'ana.b@x.test': 'sent' }, state: 'open' })
})
