import { removeFont } from '../../../../shared/api/branding.ts'
import { fontMessages } from '../../../../shared/font-messages.ts'
import { getFont, removeFont as removeRecord } from '../../../domains/branding/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** What names it keeps the name and finds nothing: it is drawn in the standard font. */
export const handler = handle(removeFont, async ({ actor: { accountId }, params: { id }, audit, now }) => {
  const font = await getFont(accountId, id)
  if (font) audit.about({ name: font.name })
  if (!font || !(await removeRecord(accountId, id, now))) throw problem(404, fontMessages.missing)
  return { removed: true as const }
})
