/** Deleted accounts whose plan has to be cancelled at a payment provider that fails. */
import { createServer, type ServerResponse } from 'node:http'
import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { userOf } from '../../../test/builders/tenants.ts'
import { removeForGood } from '../../edge/jobs/remove-for-good.ts'
import { getAnyAccount, putAccount } from '../../kernel/accounts/store.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { askDeletion } from './store/account-deletions.ts'

const begun = new Date()
const after = (hours: number) => new Date(begun.getTime() + hours * 3_600_000)
startTenants({ now: begun })

const [failing, other] = ['acct-otter', 'acct-zebra']
const planOf = (account: string) => `sub_${account}`
const cancelled: string[] = []

const works = (response: ServerResponse, id: string) => {
  cancelled.push(id)
  response.end(JSON.stringify({ id, object: 'subscription', status: 'canceled' }))
}
const failures = {
  'answers 500': (response: ServerResponse) => response.writeHead(500).end(JSON.stringify({ error: { type: 'api_error', message: 'Down' } })),
  'hangs up': (response: ServerResponse) => response.destroy(),
} as const
let failure: keyof typeof failures | null = 'answers 500'

const provider = createServer((request, response) => {
  const id = request.url?.split('/').at(-1) ?? ''
  response.setHeader('content-type', 'application/json')
  if (failure && id === planOf(failing)) failures[failure](response)
  else works(response, id)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = provider.address()
  const port = typeof address === 'object' ? address?.port : null
  Object.assign(process.env, { ALMANAC_BILLING: 'stripe', ALMANAC_STRIPE_KEY: 'sk_test_local', ALMANAC_STRIPE_ADDRESS: `http://127.0.0.1:${port}` })
  for (const [id, user] of [
    [failing, userOf('other')],
    [other, userOf('owner')],
  ] as const) {
    const account = await getAnyAccount(id)
    if (!account) throw new Error(id)
    const period = { period_start: begun.toISOString(), period_end: after(700).toISOString(), created: begun.toISOString() }
    const paid = { id: planOf(id), item: 'si_1', customer: `cus_${id}`, plan: 'advanced', interval: 'monthly', state: 'paid', amount: 14_900 } as const
    await putAccount({ ...account, plan: 'advanced', paid_plan: { ...paid, ...period, cancels: false, unpaid_since: null, card: null } })
    expect(await askDeletion(id, user, begun)).not.toBeNull()
  }
})
afterAll(() => void provider.close())

/** Items of an account in the whole table, and what waits to be deleted. */
async function left(account: string): Promise<number> {
  const { Items = [] } = await documents().send(new ScanCommand({ TableName: tableName(), ConsistentRead: true }))
  return Items.filter((item) => JSON.stringify(item).includes(account)).length
}
async function waiting(): Promise<string[]> {
  const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'LEAVING' } }
  const { Items = [] } = await documents().send(new QueryCommand({ TableName: tableName(), ConsistentRead: true, ...query }))
  return Items.flatMap(({ kind, accountId }) => (kind === 'account' ? [String(accountId)] : []))
}

test('a payment provider that fails for one account holds up that account alone, until a later sweep reaches it', async () => {
  // the first sweep closes both; what began before has to end first
  await removeForGood(after(24.1))
  expect(cancelled).toEqual([planOf(other)])
  expect((await getAnyAccount(failing))?.closed_at).toBeDefined()

  expect(await removeForGood(after(25))).toBe(true)
  expect([await left(other), await waiting()]).toEqual([0, [failing]])

  failure = 'hangs up'
  await removeForGood(after(25.25))
  expect(await waiting()).toEqual([failing])
  expect(await left(failing)).toBeGreaterThan(0)
  expect(await getAnyAccount(failing)).not.toBeNull()
  expect(cancelled).not.toContain(planOf(failing))

  failure = null
  expect(await removeForGood(after(25.5))).toBe(true)
  expect(cancelled).toContain(planOf(failing))
  expect([await left(failing), await waiting()]).toEqual([0, []])
}, 60_000)
