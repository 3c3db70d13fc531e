/** An account with profiles that files are imported into, and reports asked for by their endpoints. */
import * as v from 'valibot'
import { importFiles } from '../../functions/domains/import/targets/profile.ts'
import { startSession } from '../../functions/kernel/accounts/sessions.ts'
import { getProfile, putAccount, putGroup, putProfile, putUser } from '../../functions/kernel/accounts/store.ts'
import type { Handler } from '../../functions/kernel/chain/endpoint.ts'
import { featureIds } from '../../shared/plans.ts'
import { GenericReport, reportOfGeneric } from '../../shared/reports/generic-report.ts'
import { Report } from '../../shared/reports/report.ts'
import { callHandler } from './call.ts'
import { aProfile } from './dataset.ts'

type Network = Parameters<typeof aProfile>[1]
type Given = { readonly now: string; readonly dates?: { from: string | null; to: string } }

export type TestAccount = {
  /** a profile of which nothing is known yet, in the group `group` */
  readonly profile: (id: string, network: Network) => Promise<void>
  readonly give: (id: string, csv: string, given?: Given) => ReturnType<typeof importFiles>
  readonly report: (handler: Handler, query: Record<string, string>) => Promise<Report>
}

/** `now`: when files are imported, unless they say otherwise. */
export async function testAccount(account: string, now: string): Promise<TestAccount> {
  const features = Object.fromEntries(featureIds.map((id) => [id, true]))
  await putAccount({ id: account, name: account, timezone: 'UTC', features })
  await putUser(account, { id: 'u', email: `u@${account}.test`, name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  await putGroup(account, { entity_gid: 'group', name: 'Group', timezone: null })
  const session = await startSession(account, 'u', new Date())
  return {
    profile: (id, network) => putProfile(account, aProfile(id, network, { available_from: null })),
    give: async (id, csv, given = { now }) => {
      const profile = await getProfile(account, id)
      if (!profile) throw new Error(`no profile ${id}`)
      const files = [{ name: 'x.csv', bytes: Buffer.from(csv) }]
      return importFiles({ accountId: account, profile, format: 'auto', files, now: new Date(given.now), dates: given.dates ?? null })
    },
    report: async (handler, query) => {
      const { json, status, text } = await callHandler(handler, 'GET', '/reports', { session, query })
      if (status !== 200) throw new Error(text)
      return v.is(Report, json) ? v.parse(Report, json) : reportOfGeneric(v.parse(GenericReport, json))
    },
  }
}
