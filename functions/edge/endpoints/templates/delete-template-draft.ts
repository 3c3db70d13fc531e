import { deleteTemplateDraft } from '../../../../shared/api/templates.ts'
import { removeDraft } from '../../../domains/templates/store/drafts.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(deleteTemplateDraft, async ({ actor: { accountId, userId }, query: { of } }) => {
  await removeDraft({ accountId, userId, of })
  return { removed: true as const }
})
