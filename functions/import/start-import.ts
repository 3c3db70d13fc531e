import { startImport } from '../../shared/api/imports.ts'
import { handle } from '../lib/endpoint.ts'
import { checkOf, startAgain } from './job/again.ts'
import { answerBegun } from './job/answer.ts'

export const handler = handle(startImport, async ({ actor, params, body, audit, now }) => {
  const { checked, profile } = await checkOf(actor, params.id)
  audit.about({ id: profile.id, name: profile.name })
  return answerBegun(actor.accountId, await startAgain(actor, checked, body, false, now))
})
