import { afterEach, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { reportManifests } from '../../../shared/reports/index.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { aTemplate } from '../../../test/builders/template.ts'
import { dayBefore, type Role } from '../../../test/builders/tenants.ts'
import { putTemplate } from '../../domains/templates/store/templates.ts'
import { handler as me } from '../../edge/endpoints/auth/get-me.ts'
import { handler as options } from '../../edge/endpoints/reports/get-report-options.ts'
import { handler as social } from '../../edge/endpoints/reports/get-social-media-performance-report.ts'
import { handler as schedule } from '../../edge/endpoints/schedules/create-scheduled-report.ts'
import { handler as getRun } from '../../edge/endpoints/schedules/get-scheduled-report.ts'
import { handler as rows } from '../../edge/endpoints/schedules/list-report-rows.ts'
import { handler as runs } from '../../edge/endpoints/schedules/list-scheduled-reports.ts'
import { handler as share } from '../../edge/endpoints/shares/create-share.ts'
import { handler as shares } from '../../edge/endpoints/shares/list-shares.ts'
import { handler as templates } from '../../edge/endpoints/templates/list-report-templates.ts'

const now = new Date()
const range = { dateFrom: dayBefore(now, 8), dateTo: dayBefore(now, 2) }
const profile = 'profile-zebra-1'
const tenants = startTenants({ now })
beforeAll(async () => {
  await putTemplate('acct-zebra', aTemplate({ _id: 'board', name: 'Board pack', flavor: 'comprehensive', cover: null, hideIndicators: false }))
})
afterEach(() => {
  delete process.env.ALMANAC_PRIVATE_REPORTS
})

const body = {
  flavor: 'comprehensive',
  type: 'WEEKLY',
  generate_at: new Date(now.getTime() + 86_400_000).toISOString(),
  profiles: [profile],
  recipient_emails: 'a@x.test',
}
const Request = v.object({ request: v.record(v.string(), v.unknown()) })

test('unless a deployment says otherwise every type is for everybody', async () => {
  const { json } = await callHandler(options, 'GET', '/reports/options', { session: tenants.sessions.restricted })
  expect(json.options).toEqual(reportManifests.map(({ id }) => id))
})

test('a private type answers its named user, and is nowhere for anybody else, not even in what was made of it', async () => {
  const run = (who: Role) =>
    callHandler(social, 'GET', '/reports/social-media-performance', { query: { profiles: profile, ...range }, session: tenants.sessions[who] })
  const { request } = v.parse(Request, (await run('owner')).json)
  const order = (who: Role) => callHandler(schedule, 'POST', '/reports/scheduled', { body, session: tenants.sessions[who] })
  const publish = (who: Role) =>
    callHandler(share, 'POST', '/reports/share', { body: { type: 'comprehensive', data: { request } }, session: tenants.sessions[who] })
  const made = await order('owner')
  expect([made.status, (await publish('owner')).status]).toEqual([201, 201])
  const id = /"_id":"([^"]+)"/.exec(JSON.stringify(made.json.records))?.[1] ?? ''

  process.env.ALMANAC_PRIVATE_REPORTS = 'posts = nobody; comprehensive = user-zebra-owner, user-of-another-account'
  const told = async (who: Role) => {
    const session = tenants.sessions[who]
    const answers = await Promise.all([
      callHandler(options, 'GET', '/reports/options', { session }),
      callHandler(me, 'GET', '/me', { session }),
      callHandler(runs, 'GET', '/reports/scheduled', { session }),
      callHandler(rows, 'GET', '/reports/rows', { session }),
      callHandler(shares, 'GET', '/reports/share', { session }),
      callHandler(templates, 'GET', '/reports/templates', { session }),
    ])
    return answers.map(({ json }) => /comprehensive|board|Social media performance/.test(JSON.stringify(json)))
  }
  expect(await told('owner')).toEqual([true, true, true, true, true, true])
  expect(await told('restricted')).toEqual([false, false, false, false, false, false])
  const refused = await Promise.all([run('restricted'), order('restricted'), publish('restricted')])
  expect(refused.map(({ status, json }) => [status, json.error])).toEqual([
    [400, 'This report type is not known.'],
    [400, 'This report type does not exist. Please choose another one.'],
    [400, 'This report type is not known.'],
  ])
  expect((await callHandler(getRun, 'GET', '/reports/scheduled/{id}', { params: { id }, session: tenants.sessions.restricted })).status).toBe(404)
  expect((await run('owner')).status).toBe(200)
})
