import { deleteTemplateDraft } from '../../shared/api/templates.ts'
import { handle } from '../lib/endpoint.ts'
import { removeDraft } from './drafts.ts'

export const handler = handle(deleteTemplateDraft, async ({ actor: { accountId, userId }, query: { of } }) => {
  await removeDraft({ accountId, userId, of })
  return { removed: true as const }
})
