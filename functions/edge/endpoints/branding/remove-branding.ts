import { removeBranding } from '../../../../shared/api/branding.ts'
import { brandingMessages } from '../../../../shared/branding-messages.ts'
import { brandedName, brandingView, noBranding } from '../../../domains/branding/branding-view.ts'
import { putBranding } from '../../../domains/branding/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** An empty one stays, with its version: whoever still edits what was removed is told. */
export const handler = handle(removeBranding, async ({ actor, query, audit, now }) => {
  const { entity_gid = null, template_id = null, version } = query
  const of = { entity_gid, template_id }
  audit.about({ name: await brandedName(actor, of) })
  const record = { ...noBranding(of), version: version + 1, saved_at: now.toISOString(), saved_by: actor.userId }
  if (!(await putBranding(actor.accountId, record))) throw problem(409, brandingMessages.changed)
  return { branding: brandingView(record) }
})
