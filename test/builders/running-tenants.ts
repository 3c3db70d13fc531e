/** The services that handlers talk to, with both tenants in them, for the tests of one file. */
import { afterAll, beforeAll } from '@jest/globals'
import { startCloud, type TestCloud } from './cloud.ts'
import { type Role, writeTenants } from './tenants.ts'

/** There from the first `beforeAll` after it on, and stopped after the last test. `sessions`: a token for each person. */
export type RunningTenants = Pick<TestCloud, 'mail' | 'schedules'> & { readonly sessions: Record<Role, string> }

/** `now`: the instant that the tenants' data ends at. `unlimited`: for tests that ask more in a minute than anybody may. */
export function startTenants({ now = new Date(), unlimited = false }: { readonly now?: Date; readonly unlimited?: boolean } = {}): RunningTenants {
  let started: { readonly cloud: TestCloud; readonly sessions: Record<Role, string> } | null = null
  const running = () => {
    if (!started) throw new Error('The tenants are not written yet.')
    return started
  }
  beforeAll(async () => {
    if (unlimited) process.env.ALMANAC_LIMIT_FACTOR = '1000'
    const cloud = await startCloud()
    started = { cloud, sessions: await writeTenants(now) }
  })
  afterAll(() => started?.cloud.stop())
  return {
    get mail() {
      return running().cloud.mail
    },
    get schedules() {
      return running().cloud.schedules
    },
    get sessions() {
      return running().sessions
    },
  }
}
