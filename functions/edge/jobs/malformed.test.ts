/** A record that no version can read, in front of each job over all tenants: the job reports it and does everything else. */
import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import { addDays } from '../../../shared/dates/index.ts'
import { someOccurrences } from '../../../test/builders/occurrences.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { userOf } from '../../../test/builders/tenants.ts'
import { askExport, lastExport, takeoutQueue } from '../../domains/leaving/store/exports.ts'
import { dispatchKey, dueDispatches, dueEvents, eventKey } from '../../domains/notifications/keys.ts'
import { occurrenceKey } from '../../domains/schedules/keys.ts'
import { putSchedule } from '../../domains/schedules/store/schedules.ts'
import { queue } from '../../kernel/accounts/leavers.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { tenantKey } from '../../kernel/table/table.ts'
import { makeExports } from './make-exports.ts'
import { makeRounds } from './make-rounds.ts'
import { removeForGood } from './remove-for-good.ts'
import { realPorts, sendDue } from './send-notifications.ts'
import { watch, handler as watchdog } from './watchdog.ts'

const now = new Date()
startTenants({ now, unlimited: true })
const account = 'acct-zebra'
const person = { accountId: account, userId: userOf('owner') }
const past = '2020-01-01T00:00:00.000Z'

const put = (Item: Record<string, unknown>) => documents().send(new PutCommand({ TableName: tableName(), Item }))
const damage = (Key: Record<string, string>, field: string) =>
  documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key,
      UpdateExpression: 'SET #f = :bad',
      ExpressionAttributeNames: { '#f': field },
      ExpressionAttributeValues: { ':bad': 7 },
    }),
  )

/** The queue, without the progress that jobs keep in it. */
async function waiting(): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      FilterExpression: 'attribute_exists(kind)',
      ExpressionAttributeValues: { ':pk': queue },
    }),
  )
  return Items
}

test('the watchdog fires the runs behind one that is malformed, passes malformed events and imports, and ends with an error for its alarm', async () => {
  const at = new Date(now.getTime() - 3_600_000)
  const planned = [0, 1, 2, 3].map((more) => new Date(at.getTime() + more * 1000).toISOString())
  const { schedule, occurrences } = someOccurrences({ now: new Date(at.getTime() - 86_400_000), at: planned })
  await putSchedule(account, schedule, occurrences, undefined)
  const [first, ...others] = occurrences
  if (!first) throw new Error('no run')
  await damage(occurrenceKey(account, first.id), 'profiles')
  await put({ pk: tenantKey(account), sk: 'IMPORT#bad', gsi1pk: 'IMPORTS', gsi1sk: `${past}#bad` })
  await put({ ...eventKey(account, 'post_failure', 'bad'), gsi1pk: dueEvents, gsi1sk: past })
  await expect(watchdog()).rejects.toThrow('Items failed: ')
  expect((await watch(now)).refired).toEqual(expect.arrayContaining(others.map(({ id }) => id)))
})

test('notifications are sent behind a dispatch that is malformed', async () => {
  await put({ ...dispatchKey(person, 'EMAIL', 'bad'), gsi1pk: dueDispatches, gsi1sk: past })
  expect(await sendDue(realPorts)).toEqual([])
})

test('an export is made behind one that is malformed, in the line and in its record', async () => {
  const of = { accountId: 'acct-otter', userId: userOf('other'), whole: false }
  const broken = { accountId: account, userId: 'broken', whole: false }
  await put({ pk: takeoutQueue, sk: `${past}#bad` })
  await askExport(broken, new Date(now.getTime() - 1000))
  await damage({ pk: tenantKey(account), sk: 'EXPORT#broken' }, 'state')
  await askExport(of, now)
  expect(await makeExports(now)).toBe(1)
  expect((await lastExport(of))?.state).toBe('ready')
})

test('what is to go goes behind a leaver that is malformed, and other accounts have their round behind an account that is', async () => {
  const font = { pk: queue, sk: `${past}#font#${account}#f1` }
  await put({ pk: queue, sk: `${past}#a` })
  await put({ ...font, kind: 'font', accountId: account, id: 'f1', asked_at: past })
  expect(await removeForGood(now)).toBe(true)
  await damage({ pk: tenantKey(account), sk: 'ACCOUNT' }, 'timezone')
  const made = await makeRounds(new Date(`${addDays(now.toISOString().slice(0, 10), 1)}T20:00:00Z`))
  expect([made.includes(account), made.length > 0]).toEqual([false, true])
})

test('people go behind one whose deletion cannot be recorded, who stays for the next sweep', async () => {
  const person = (id: string) => ({ kind: 'person', accountId: 'acct-otter', id, email: `${id}@x.test`, name: id, sk: `${past}#person#acct-otter#${id}` })
  // a key of the table has 1,024 bytes at most
  await put({ pk: queue, ...person('bad'), asked_at: past.repeat(50) })
  await put({ pk: queue, ...person('good'), asked_at: past })
  await expect(removeForGood(now)).rejects.toThrow('Items failed: 1.')
  expect((await waiting()).map(({ sk }) => sk)).toEqual([person('bad').sk])
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: { pk: queue, sk: person('bad').sk } }))
})

test('removed things get their note behind one whose day is malformed', async () => {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: { pk: queue, sk: 'UNNOTED' } }))
  for (const [id, removed_at] of Object.entries({ a: 7, b: 'soon', c: now.toISOString() })) await put({ pk: tenantKey(account), sk: `GROUP#${id}`, removed_at })
  expect(await removeForGood(now)).toBe(true)
  expect((await waiting()).map(({ id }) => id)).toEqual(['c'])
})
