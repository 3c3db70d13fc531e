import { saveTemplateDraft } from '../../../../shared/api/templates.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { cleanContent } from '../../../domains/templates/clean-content.ts'
import { putDraft } from '../../../domains/templates/store/drafts.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(saveTemplateDraft, async ({ actor: { accountId, userId }, body: { of, name, version, saves, ...content }, now }) => {
  const draft = { ...cleanContent(content), name, version, saves: saves + 1, saved_at: now.toISOString() }
  if (!(await putDraft({ accountId, userId, of }, draft))) throw problem(409, templateMessages.draftElsewhere)
  return { saves: draft.saves, saved_at: draft.saved_at }
})
