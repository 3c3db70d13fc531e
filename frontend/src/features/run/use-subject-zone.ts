import { useAdAccounts } from '../../pickers/subjects/use-ad-accounts.ts'
import { useAdvocacyGroups } from '../../pickers/subjects/use-advocacy-groups.ts'
import { useListeners } from '../../pickers/subjects/use-listeners.ts'
import type { ReportSubject } from '../../request/subject.ts'

/** The zone of what a report is about, where it has one of its own; what is not found is left to the server to refuse. */
export function useSubjectZone(subject: ReportSubject | null): { zone: string | null; isLoading: boolean } {
  const { listener_gid, ad_account_id, advocacy_gid } = subject?.view.named ?? {}
  const { listeners, isLoading } = useListeners(listener_gid !== undefined)
  const { accounts, isLoading: accountsLoading } = useAdAccounts(ad_account_id === undefined ? [] : (subject?.view.profileIds ?? []))
  const { advocacyGroups, isLoading: advocacyLoading } = useAdvocacyGroups(advocacy_gid !== undefined)
  const listener = listeners.find(({ _id }) => _id === listener_gid)
  const account = accounts.find(({ value }) => value === ad_account_id)
  const advocacy = advocacyGroups.find((group) => group.advocacy_gid === advocacy_gid)
  return {
    zone: listener?.timezone ?? account?.timezone ?? advocacy?.entity.timezone ?? null,
    isLoading: isLoading || accountsLoading || advocacyLoading,
  }
}
