import useSWR from 'swr'
import { messages } from '../../../../shared/messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { showToast } from '../../ui/toast.ts'

/** Ad accounts of these profiles; none is asked for without a profile. */
export function useAdAccounts(profileIds: readonly string[]) {
  const ids = profileIds.join(',')
  const { data, error, isLoading } = useSWR(ids ? ['/facebook/adaccounts', ids] : null, () => call('GET /facebook/adaccounts', { query: { ids } }), {
    onError: (failure: unknown) => showToast({ kind: 'error', message: sentenceOf(failure, messages.unable.getAdAccounts) }),
  })
  return { accounts: data ?? [], error, isLoading }
}
