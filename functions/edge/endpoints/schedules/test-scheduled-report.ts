import { testScheduledReport } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { madeBefore, orderKey } from '../../../domains/schedules/made-before.ts'
import { newOccurrences } from '../../../domains/schedules/new-occurrences.ts'
import { orderOf } from '../../../domains/schedules/order.ts'
import { soonest } from '../../../domains/schedules/plan.ts'
import { createSchedulerSchedules } from '../../../domains/schedules/scheduler-schedules.ts'
import { putSchedule } from '../../../domains/schedules/store/schedules.ts'
import { addresseeOf } from '../../../kernel/accounts/actor.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { take } from '../../../kernel/request/limits.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** A schedule of one run, now, that no list tells of: it is made and mailed the way of any other. */
export const handler = handle(testScheduledReport, async ({ actor, body, audit, now, log }) => {
  if (!actor.features.schedule) throw problem(403, featureMessages.schedule)
  const { ordered } = await orderOf(actor, body, body.timezone ?? actor.timezone, now)
  audit.about({ name: ordered.title })
  const self = addresseeOf(actor)
  const answer = { message: deliveryMessages.test.asked(self.email) }
  if (await madeBefore(actor, orderKey(body))) return answer
  await take('reportTest', { account: actor.accountId, user: actor.userId }, now)
  const { schedule, occurrences } = newOccurrences({
    ownerId: actor.userId,
    type: body.type,
    ...ordered,
    recipients: [self],
    ...(actor.by ? { asked_by: { email: self.email, name: self.name } } : {}),
    test: true,
    at: [soonest(now)],
    now,
  })
  const id = await putSchedule(actor.accountId, schedule, occurrences, orderKey(body))
  // the record exists, so a fault from here on is healed by the watchdog and is not the caller's
  if (id === schedule.id)
    await createSchedulerSchedules(actor.accountId, schedule, now, occurrences).catch((error) => log.error('arming failed', { scheduleId: id, error }))
  return answer
})
