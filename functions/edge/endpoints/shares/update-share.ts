import { updateShare } from '../../../../shared/api/shares.ts'
import { hashPassword } from '../../../domains/auth/password.ts'
import { expiresAt } from '../../../domains/shares/expiry.ts'
import { findOwnShare, notChanged } from '../../../domains/shares/find-own-share.ts'
import { mayOfferPdf } from '../../../domains/shares/may-offer-pdf.ts'
import { offersPdf } from '../../../domains/shares/records.ts'
import { changeShare } from '../../../domains/shares/store/shares.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(updateShare, async ({ actor, params, body: { expires, password, downloads, generation }, audit, now }) => {
  const share = await findOwnShare(actor, params.id)
  audit.about({ name: share.title })
  if (downloads) mayOfferPdf(actor)
  const expires_at = expires === undefined ? share.expires_at : expiresAt(expires, now, share.timezone)
  const kept = password ? await hashPassword(password) : password
  const change = {
    ...(expires === undefined ? {} : { expires_at }),
    ...(kept === undefined ? {} : { password: kept }),
    ...(downloads === undefined ? {} : { downloads }),
  }
  if (!(await changeShare(actor.accountId, share, change, generation))) throw await notChanged(actor, share.id, generation)
  return { expires_at, has_password: (kept === undefined ? share.password : kept) !== null, downloads: downloads ?? offersPdf(share) }
})
