/** What every endpoint refuses of those who may call it: what their plan lacks, and fields it does not know. */
import { expect, test } from '@jest/globals'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { featureMessages } from '../shared/feature-messages.ts'
import { startCallers } from './access-callers.ts'
import { rows } from './access-rows.ts'

const now = new Date()
// what a plan lacks is refused where plans hold
process.env.ALMANAC_BILLING = 'stripe'
const { call, idsOf } = startCallers(now)

test('what the plan lacks is refused with the words of its feature', async () => {
  const own = await idsOf('acct-small', 'group-small')
  for (const contract of endpoints) {
    const { access }: Endpoint = contract
    for (const make of access.feature ? rows[contract.name].calls : []) {
      const answer = await call(contract, 'small', make(own, own, now))
      expect(answer).toMatchObject({ status: 403, json: { error: access.feature && featureMessages[access.feature] } })
    }
  }
})

test.each(endpoints.map((contract) => [contract.name, contract] as const))(
  '%s refuses a field it does not know, by its name, and writes nothing',
  async (name, contract) => {
    const own = await idsOf('acct-zebra', 'group-zebra-1', rows[name].needs)
    const declared: Endpoint = contract
    const caller = declared.access.admin ? 'admin' : 'owner'
    for (const make of rows[name].calls) {
      const input = make(own, own, now)
      if (rows[name].takesAny) continue
      const inQuery = await call(contract, caller, { ...input, query: { ...input.query, accountId: 'acct-otter' } })
      expect(inQuery).toMatchObject({ status: 400, json: { error: 'Unknown field: accountId.' } })
      if (declared.method === 'GET' || declared.upload) continue
      const body = { ...(typeof input.body === 'object' ? input.body : {}), accountId: 'acct-otter' }
      expect(await call(contract, caller, { ...input, body })).toMatchObject({ status: 400, json: { error: 'Unknown field: accountId.' } })
    }
  },
)
