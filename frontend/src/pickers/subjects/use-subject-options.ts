import type { SubjectKind } from '../../../../shared/reports/subjects.ts'
import { offeredProfiles, type ReportGroup } from '../../request/view.ts'
import { useAdAccounts } from './use-ad-accounts.ts'
import { useAdvocacyGroups } from './use-advocacy-groups.ts'
import { useListeners } from './use-listeners.ts'

export type SubjectOption = {
  readonly id: string
  readonly label: string
  readonly hint: string | null
  readonly disabled: boolean
  /** undefined: it has none, and stands for no person or brand */
  readonly picture?: string | null
  /** of its own */
  readonly timezone: string
  /** the profile that it belongs to */
  readonly profileId: string | null
}

/** What can be chosen of a kind of subject that has ids; of another kind nothing, and nothing is asked for. */
export function useSubjectOptions(kind: SubjectKind | null, groups: readonly ReportGroup[]): { options: SubjectOption[]; error: unknown; isLoading: boolean } {
  const profiles = kind === 'ad_account' ? offeredProfiles('facebook_ads', groups) : []
  const listeners = useListeners(kind === 'listener')
  const advocacy = useAdvocacyGroups(kind === 'advocacy')
  const accounts = useAdAccounts(profiles.map(({ id }) => id))
  const { error, isLoading } = kind === 'listener' ? listeners : kind === 'advocacy' ? advocacy : accounts
  return {
    options: [
      ...(kind === 'listener' ? listeners.listeners : []).map(({ _id: id, name, message: hint, timezone }) => ({
        id,
        label: hint ? `${name} (Initializing)` : name,
        hint,
        disabled: hint !== null,
        timezone,
        profileId: null,
      })),
      ...(kind === 'advocacy' ? advocacy.advocacyGroups : []).map(({ advocacy_gid: id, entity: { name, picture_url, timezone } }) => ({
        id,
        label: name,
        hint: null,
        disabled: false,
        picture: picture_url,
        timezone,
        profileId: null,
      })),
      ...accounts.accounts.map(({ value: id, label, currency, timezone, profile_gid: profileId }) => ({
        id,
        label,
        hint: [profiles.find((profile) => profile.id === profileId)?.name, currency].filter(Boolean).join(', '),
        disabled: false,
        timezone,
        profileId,
      })),
    ],
    error,
    isLoading,
  }
}
