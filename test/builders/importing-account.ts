/** An account whose profiles have what was imported into them, and its reports as their endpoints answer them. */
import { afterAll, beforeAll } from '@jest/globals'
import * as v from 'valibot'
import { importFiles } from '../../functions/domains/import/targets/profile.ts'
import { handler as performance } from '../../functions/edge/endpoints/reports/get-performance-report.ts'
import { handler as comprehensive } from '../../functions/edge/endpoints/reports/get-social-media-performance-report.ts'
import { startSession } from '../../functions/kernel/accounts/sessions.ts'
import { getProfile, putAccount, putGroup, putProfile, putUser } from '../../functions/kernel/accounts/store.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import { Report } from '../../shared/reports/report.ts'
import { callHandler } from './call.ts'
import { aProfile } from './dataset.ts'
import { startTable, type TestTable } from './stack.ts'

const now = new Date('2026-11-21T09:00:00Z')

/** For the tests of one file; its table is there from the first `beforeAll` after it on. */
export function startImportingAccount(account: string) {
  let table: TestTable | undefined
  let session = ''
  beforeAll(async () => {
    table = await startTable()
    await putAccount({ id: account, name: account, timezone: 'UTC', features: { reviews: true } })
    await putUser(account, { id: 'u', email: `u@${account}.test`, name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
    await putGroup(account, { entity_gid: 'group', name: 'Group', timezone: null })
    session = await startSession(account, 'u', new Date())
  })
  afterAll(() => table?.stop())

  let profiles = 0
  async function profileOf(id: string) {
    const profile = await getProfile(account, id)
    if (!profile) throw new Error(`no profile ${id}`)
    return profile
  }
  return {
    profileOf,
    /** A profile without anything. Returns its id. */
    addProfile: async (network: NetworkCode, name: string): Promise<string> => {
      const profile = aProfile(`p${++profiles}`, network, { available_from: null, name })
      await putProfile(account, profile)
      return profile.id
    },
    /** Imports a CSV of the profile's network, whatever its format. Returns what became of it. */
    take: async (id: string, text: string) => {
      const profile = await profileOf(id)
      const files = [{ name: 'file.csv', bytes: Buffer.from(text) }]
      const [result] = await importFiles({ accountId: account, profile, format: 'auto', of: profile.network, files, now })
      return result
    },
    reportOf: async (type: string, ids: readonly string[], from: string, to: string, more: Record<string, string> = {}): Promise<Report> => {
      const query = { profiles: ids.join(','), dateFrom: from, dateTo: to, ...more }
      const { json, status, text } =
        type === 'comprehensive'
          ? await callHandler(comprehensive, 'GET', '/reports/social-media-performance', { session, query })
          : await callHandler(performance, 'GET', '/reports/performance', { session, query: { type, ...query } })
      if (status !== 200) throw new Error(text)
      return v.parse(Report, json)
    },
  }
}
