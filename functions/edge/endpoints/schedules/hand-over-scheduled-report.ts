import { handOverScheduledReport } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { authoriseOccurrence } from '../../../domains/schedules/authorise-occurrence.ts'
import { wholeCourse } from '../../../domains/schedules/course.ts'
import { findOccurrence } from '../../../domains/schedules/find-occurrence.ts'
import { isToCome } from '../../../domains/schedules/records.ts'
import { maySee } from '../../../domains/schedules/report-record.ts'
import { giveCourse } from '../../../domains/schedules/store/runs-to-come.ts'
import { readActor } from '../../../kernel/accounts/actor-store.ts'
import { getUser } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { Problem, problem } from '../../../kernel/request/problem.ts'

const words = deliveryMessages.handOver

export const handler = handle(handOverScheduledReport, async ({ actor, params, body: { user_id }, audit, now }) => {
  const run = await findOccurrence(actor, params.id, 'manage')
  if (!actor.features.schedule) throw problem(403, featureMessages.schedule)
  const course = await wholeCourse(actor, run.schedule_id)
  const coming = course.filter(isToCome)
  if (coming.length === 0) throw problem(409, deliveryMessages.pause.over)
  const joined = (await getUser(actor.accountId, user_id))?.joined
  const heir = joined ? await readActor(actor.accountId, user_id, now) : null
  // somebody whom the caller does not see, and nobody, are refused in the same words
  if (!heir || !coming.every((one) => maySee(heir, one, 'manage'))) throw problem(409, words.mayNot)
  // most runs of a schedule show the same
  const shown = new Map(coming.map((one) => [JSON.stringify([one.profiles, one.named, one.template_id, one.template_version, one.labels]), one]))
  for (const one of shown.values()) {
    await authoriseOccurrence(heir, one, now, 'order').catch((error: unknown) => {
      throw error instanceof Problem && error.status < 500 ? problem(409, words.lacks(heir.name)) : error
    })
  }
  audit.about({ name: run.title, rest: `to ${heir.name}` })
  if (!(await giveCourse(actor.accountId, course, coming, heir.userId))) throw problem(409, deliveryMessages.change.meanwhile)
  return { owner: { id: heir.userId, name: heir.name } }
})
