import { getTemplateDraft } from '../../../../shared/api/templates.ts'
import { getDraft } from '../../../domains/templates/store/drafts.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getTemplateDraft, async ({ actor: { accountId, userId }, query: { of } }) => {
  return { draft: await getDraft({ accountId, userId, of }) }
})
