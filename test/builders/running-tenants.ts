/** The services that handlers talk to, with both tenants in them, for the tests of one file. */
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { startCloud, type TestCloud } from './cloud.ts'
import { startTable, type TestTable } from './stack.ts'
import { type Role, writeTenants } from './tenants.ts'

/** There from the first `beforeAll` after it on, and stopped after the last test. `sessions`: a token for each person. */
export type RunningTenants = Pick<TestCloud, 'mail' | 'schedules'> & { readonly sessions: Record<Role, string> }

type Options = { readonly now?: Date; readonly unlimited?: boolean; readonly eachTest?: boolean }

/**
 * `now`: the instant that the tenants' data ends at. `unlimited`: for tests that ask more in a minute than anybody may. `eachTest`: for tests that
 * delete tenants, list everything of a tenant or use up its limits; each gets its own table, in about 0.2 s.
 */
export function startTenants({ now = new Date(), unlimited = false, eachTest = false }: Options = {}): RunningTenants {
  let cloud: TestCloud | undefined
  let sessions: Record<Role, string> | undefined
  const written = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('The tenants are not written yet.')
    return part
  }
  beforeAll(async () => {
    if (unlimited) process.env.ALMANAC_LIMIT_FACTOR = '1000'
    cloud = await startCloud()
    if (!eachTest) sessions = await writeTenants(now)
  })
  afterAll(() => cloud?.stop())
  if (eachTest) {
    let table: TestTable
    beforeEach(async () => {
      table = await startTable()
      sessions = await writeTenants(now)
    })
    afterEach(() => table.stop())
  }
  return {
    get mail() {
      return written(cloud).mail
    },
    get schedules() {
      return written(cloud).schedules
    },
    get sessions() {
      return written(sessions)
    },
  }
}
