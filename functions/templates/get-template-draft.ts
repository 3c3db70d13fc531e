import { getTemplateDraft } from '../../shared/api/templates.ts'
import { handle } from '../lib/endpoint.ts'
import { getDraft } from './drafts.ts'

export const handler = handle(getTemplateDraft, async ({ actor: { accountId, userId }, query: { of } }) => {
  return { draft: await getDraft({ accountId, userId, of }) }
})
