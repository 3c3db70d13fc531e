import { checkImport } from '../../../../shared/api/imports.ts'
import { checkOf, startAgain } from '../../../domains/import/job/again.ts'
import { answerBegun } from '../../../domains/import/job/answer.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(checkImport, async ({ actor, params, body, audit, now }) => {
  const { checked, profile } = await checkOf(actor, params.id)
  audit.about({ id: profile.id, name: profile.name })
  return answerBegun(actor.accountId, await startAgain(actor, checked, body, true, now))
})
