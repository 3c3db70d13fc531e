import { openUnsubscribe } from '../../../../shared/api/recipients.ts'
import { handle, redirect } from '../../../kernel/chain/endpoint.ts'

/** Also for a link that leads nowhere: the page says so. At the host that was called, which may be a domain of the account. */
export const handler = handle(openUnsubscribe, ({ params: { token } }) =>
  redirect(`/recipient/${encodeURIComponent(token)}`, { headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } }),
)
