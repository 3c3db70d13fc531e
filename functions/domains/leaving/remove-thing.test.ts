import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { DeleteCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import { endpoints } from '../../../shared/api/index.ts'
import { type CallInput, callHandler } from '../../../test/builders/call.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { dayBefore, profileOf, type Role } from '../../../test/builders/tenants.ts'
import { handlerOf } from '../../edge/endpoints/index.ts'
import { removeForGood } from '../../edge/jobs/remove-for-good.ts'
import { getGroup, getUser, listAllGroups, listAllProfiles, putGroup } from '../../kernel/accounts/store.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { putFile } from '../../kernel/files.ts'
import { bucketName, s3 } from '../../kernel/s3.ts'
import { upcomingOccurrences } from '../schedules/store/account-occurrences.ts'

const begun = new Date()
const inDays = (days: number) => new Date(begun.getTime() + days * 86_400_000)

const tenants = startTenants({ now: begun, unlimited: true, eachTest: true })

type Name = (typeof endpoints)[number]['name']
function call(name: Name, role: Role, input: CallInput = {}) {
  const contract = endpoints.find((one) => one.name === name)
  if (!contract) throw new Error(name)
  return callHandler(handlerOf(name), contract.method, contract.path, { session: tenants.sessions[role], ...input })
}
async function itemsWith(word: string): Promise<string[]> {
  const { Items = [] } = await documents().send(new ScanCommand({ TableName: tableName() }))
  const isKept = ({ pk }: Record<string, unknown>) => !String(pk).startsWith('AUDIT#') && !String(pk).startsWith('LIMIT#')
  return Items.filter((item) => isKept(item) && JSON.stringify(item).includes(word)).map(({ pk, sk }) => `${pk} ${sk}`)
}
const files = async () => ((await s3().send(new ListObjectsV2Command({ Bucket: bucketName() }))).Contents ?? []).map(({ Key }) => Key ?? '')

const picture = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

test('a group goes 30 days after it was removed, with its profiles, reports, rights and picture, and not before', async () => {
  const [gone, kept] = ['group-zebra-1', 'group-zebra-2']
  const group = await getGroup('acct-zebra', gone)
  if (group) await putGroup('acct-zebra', { ...group, picture })
  await putFile(`pictures/acct-zebra/${picture}.png`, Buffer.from('x'), 'image/png')
  const report = {
    type: 'comprehensive',
    profiles: [profileOf(gone)],
    dateFrom: dayBefore(begun, 8),
    dateTo: dayBefore(begun, 2),
    priorFrom: null,
    priorTo: null,
  }
  const request = { ...report, timezone: 'Europe/London', template_id: null, labels: [], labelMatch: 'any' }
  expect((await call('create-share', 'owner', { body: { type: 'comprehensive', data: { request } } })).status).toBe(201)
  const plan = { flavor: 'comprehensive', type: 'WEEKLY', generate_at: inDays(2).toISOString(), quantity: 2, recipient_users: ['user-zebra-owner'] }
  expect((await call('create-scheduled-report', 'owner', { body: { ...plan, profiles: [profileOf(gone)] } })).status).toBeLessThan(300)
  expect((await call('create-scheduled-report', 'owner', { body: { ...plan, profiles: [profileOf(kept)] } })).status).toBeLessThan(300)
  const before = [await itemsWith('zebra-2'), await itemsWith('otter')]

  expect((await call('delete-entity', 'owner', { params: { id: gone } })).status).toBe(200)
  await removeForGood(inDays(29.9))
  expect((await itemsWith('profile-zebra-1')).length).toBeGreaterThan(20)
  expect((await files()).some((key) => key.includes(picture))).toBe(true)

  await removeForGood(inDays(30.1))
  expect((await itemsWith('zebra-1')).filter((key) => !key.includes('#RUNS KEY#'))).toEqual([])
  expect((await files()).filter((key) => key.includes('acct-zebra'))).toEqual([])
  expect((await getUser('acct-zebra', 'user-zebra-restricted'))?.groups).toEqual({})
  expect(await upcomingOccurrences('acct-zebra', '', '9')).toHaveLength(2)
  expect(tenants.schedules()).toHaveLength(2)
  expect([await itemsWith('zebra-2'), await itemsWith('otter')]).toEqual(before)
  await removeForGood(inDays(31))
})

test('what was restored stays, and when it is removed again its time begins anew', async () => {
  const id = 'profile-otter'
  await call('delete-profile', 'other', { params: { id } })
  await call('restore-profile', 'other', { params: { id } })
  await removeForGood(inDays(40))
  expect((await call('get-profile-takes', 'other', { params: { id } })).status).toBe(200)
  await call('delete-profile', 'other', { params: { id } })
  await removeForGood(inDays(29))
  expect((await listAllProfiles('acct-otter')).map((one) => one.id)).toEqual([id])
  await removeForGood(inDays(31))
  expect((await itemsWith('profile-otter')).filter((key) => /[#](?:P|D)#|PROFILE#|COMPETITORS?#|LABELS#|IMPORT#/.test(key))).toEqual([])
  expect((await listAllGroups('acct-otter')).map(({ entity_gid }) => entity_gid)).toEqual(['group-otter'])
})

test('what was removed before its removal noted when it is to go goes as well, and is looked for once', async () => {
  const noted = async () => {
    const { Items = [] } = await documents().send(
      new QueryCommand({ TableName: tableName(), KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'LEAVING' } }),
    )
    return Items.map(({ sk }) => String(sk))
  }
  const forgetNotes = async () => {
    for (const sk of await noted()) await documents().send(new DeleteCommand({ TableName: tableName(), Key: { pk: 'LEAVING', sk } }))
  }
  await call('delete-profile', 'owner', { params: { id: 'profile-zebra-2' } })
  await call('delete-entity', 'other', { params: { id: 'group-otter' } })
  await forgetNotes()
  await removeForGood(inDays(1))
  expect((await noted()).map((sk) => sk.split('#').slice(1).join(' '))).toEqual(['profile acct-zebra profile-zebra-2', 'group acct-otter group-otter', ''])
  await removeForGood(inDays(29))
  expect((await itemsWith('profile-zebra-2')).length).toBeGreaterThan(3)
  await removeForGood(inDays(31))
  expect((await itemsWith('profile-zebra-2')).filter((key) => /[#](?:P|D)#|PROFILE#|COMPETITORS?#|LABELS#|IMPORT#/.test(key))).toEqual([])
  expect(await listAllGroups('acct-otter', true)).toEqual([])
})
