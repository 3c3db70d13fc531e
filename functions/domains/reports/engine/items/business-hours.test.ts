import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Message, messageSource } from '../../../../../shared/items/messages.ts'
import { inboxActivity } from '../../../../../shared/reports/types/inbox-activity/definition.ts'
import { startCloud } from '../../../../../test/builders/cloud.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { aMessage } from '../../../../../test/builders/message.ts'
import { runOf } from '../../../../../test/builders/run.ts'
import { putAccount, putGroup, putProfile, putUser } from '../../../../kernel/accounts/store.ts'
import { writeItems } from '../../../items/store/items.ts'
import { computeItemReport } from '../../run/compute-item-report.ts'

let stop: () => Promise<void>
beforeAll(async () => {
  ;({ stop } = await startCloud())
})
afterAll(() => stop())

const message = (profileId: string, direction: Message['direction'], at: string) => aMessage(direction, direction, `2026-03-02T${at}:00.000Z`, { profileId })

/** Asked at 13:00 UTC and answered at 16:00 UTC of a Monday, in a report over Nepal's days. */
async function hoursOf(id: string, profile: string | null, group: string | null): Promise<readonly [number | null | undefined, string | undefined]> {
  await putAccount({ id, name: id, timezone: 'Europe/London', features: { inbox_activity: true } })
  await putUser(id, { id, email: `${id}@x.test`, name: 'Owner', role: 'OWNER', type: 'member', joined: true, groups: {} })
  await putGroup(id, { entity_gid: 'g', name: 'G', timezone: group })
  await putProfile(id, aProfile(id, 'facebook', { entity_gid: 'g', timezone: profile }))
  await writeItems(messageSource, id, id, [message(id, 'inbound', '13:00'), message(id, 'outbound', '16:00')])
  const dates = { dateFrom: '2026-03-01', dateTo: '2026-03-03', priorFrom: null, priorTo: null, timezone: 'Asia/Kathmandu' }
  const request = { type: 'inbox_activity', profiles: [id], ...dates, template_id: null, labels: [], labelMatch: 'any' as const }
  const { reports } = await computeItemReport(inboxActivity, await runOf(id, request, new Date('2026-03-10T00:00:00Z')))
  const { value, passport } = reports.crossChannel.summary.find(({ key }) => key === 'first_response_time_business') ?? {}
  return [value, reports.crossChannel.passports[passport ?? '']?.definition.match(/In this report: (.*)\./)?.[1]]
}

test("business hours are those of the profile's zone, else of its group's, else of the account's, never of the report's", async () => {
  expect(await hoursOf('own', 'Asia/Tokyo', 'America/New_York')).toEqual([0, 'Asia/Tokyo'])
  // New York opens at 14:00 UTC
  expect(await hoursOf('of-group', null, 'America/New_York')).toEqual([2 * 3600, 'America/New York'])
  expect(await hoursOf('of-account', null, null)).toEqual([3 * 3600, 'Europe/London'])
})
