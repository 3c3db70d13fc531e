import { joinList } from '../../../../shared/comma-list.ts'
import { messages } from '../../../../shared/messages.ts'
import { useRead } from '../../lib/use-read.ts'

/** Ad accounts of these profiles; none is asked for without a profile. */
export function useAdAccounts(profileIds: readonly string[]) {
  const ids = joinList(profileIds)
  const { data, error, isLoading } = useRead('GET /facebook/adaccounts', ids ? { query: { ids } } : null, { otherwise: messages.unable.getAdAccounts })
  return { accounts: data ?? [], error, isLoading }
}
