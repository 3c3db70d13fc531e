/** Every write of every endpoint x the audit trail, through the real chain. */
import { expect, test } from '@jest/globals'
import { type StoredLine, trail } from '../functions/kernel/audit/store.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { startCallers } from './access-callers.ts'
import { rows } from './access-rows.ts'
import { sampleOf } from './builders/sizes.ts'

const now = new Date()
const { call, idsOf } = startCallers(now)

const month = now.toISOString().slice(0, 7)
/** Of what a person did; jobs do things of their own meanwhile. */
async function auditLines(): Promise<StoredLine[]> {
  const lines: StoredLine[] = []
  for await (const line of trail('acct-zebra', { since: `${month}-01`, until: `${month}-32` })) if (line.user_id) lines.push(line)
  return lines
}

// whoever is not signed in yet has tests of their own (functions/edge/endpoints/audit/audit.test.ts)
const writes = endpoints.filter(({ method, access }) => method !== 'GET' && access.session)
test.each(sampleOf(writes, 40, 'audit lines').map((contract) => [contract.name, contract] as const))(
  '%s: what it does has one line in the audit trail, which names its thing, and input that it refuses has none',
  async (name, contract) => {
    const { audit, status = 200 }: Endpoint = contract
    for (const make of rows[name].calls) {
      const own = await idsOf('acct-zebra', 'group-zebra-1', rows[name].needs)
      const before = await auditLines()
      const refused = await call(contract, 'owner', { ...make(own, own, now), query: { ...make(own, own, now).query, unknown: '1' } })
      if (refused.status === 400) expect(await auditLines()).toHaveLength(before.length)
      const done = await call(contract, 'owner', make(own, own, now))
      if (done.status >= 400 || done.status !== (rows[name].status ?? status)) continue
      const made = (await auditLines()).filter(({ sk }) => !before.some((line) => line.sk === sk))
      if (audit === 'unaudited') expect(made).toEqual([])
      else expect(made).toEqual([expect.objectContaining({ outcome: 'done', ...(audit?.thing ? { name: expect.any(String) } : {}) })])
    }
  },
)
