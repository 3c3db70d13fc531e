import { type SubjectKind, type SubjectWithId, subjectRow } from '../../../../shared/reports/subjects.ts'
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
  /** the profile groups that it belongs to itself */
  readonly entityGids: readonly string[]
}
export type SubjectOptions = { readonly options: SubjectOption[]; readonly error: unknown; readonly isLoading: boolean }

const nothing: SubjectOptions = { options: [], error: undefined, isLoading: false }
const hasId = (kind: SubjectKind): kind is SubjectWithId => subjectRow(kind).id !== undefined

/** What can be chosen of a kind of subject that has ids; of another kind nothing, and nothing is asked for. */
export function useSubjectOptions(kind: SubjectKind | null, groups: readonly ReportGroup[]): SubjectOptions {
  // each is asked for only when it is wanted, and all are called in every render, as hooks must be
  const found: Readonly<Record<SubjectWithId, SubjectOptions>> = {
    listener: useListenerOptions(kind === 'listener'),
    advocacy: useAdvocacyOptions(kind === 'advocacy'),
    ad_account: useAdAccountOptions(kind === 'ad_account', groups),
  }
  return kind && hasId(kind) ? found[kind] : nothing
}

function useListenerOptions(wanted: boolean): SubjectOptions {
  const { listeners, error, isLoading } = useListeners(wanted)
  const options = (wanted ? listeners : []).map(({ _id: id, name, message: hint, timezone, entity_gids: entityGids }) => ({
    id,
    entityGids,
    label: hint ? `${name} (Initializing)` : name,
    hint,
    disabled: hint !== null,
    timezone,
    profileId: null,
  }))
  return { options, error, isLoading }
}

function useAdvocacyOptions(wanted: boolean): SubjectOptions {
  const { advocacyGroups, error, isLoading } = useAdvocacyGroups(wanted)
  const options = (wanted ? advocacyGroups : []).map(({ advocacy_gid: id, entity_gid, entity: { name, picture_url, timezone } }) => ({
    id,
    entityGids: [entity_gid],
    label: name,
    hint: null,
    disabled: false,
    picture: picture_url,
    timezone,
    profileId: null,
  }))
  return { options, error, isLoading }
}

function useAdAccountOptions(wanted: boolean, groups: readonly ReportGroup[]): SubjectOptions {
  const profiles = wanted ? offeredProfiles('ad_account', groups) : []
  const { accounts, error, isLoading } = useAdAccounts(profiles.map(({ id }) => id))
  const options = accounts.map(({ value: id, label, currency, timezone, profile_gid: profileId }) => ({
    id,
    label,
    hint: [profiles.find((profile) => profile.id === profileId)?.name, currency].filter(Boolean).join(', '),
    disabled: false,
    timezone,
    profileId,
    entityGids: [],
  }))
  return { options, error, isLoading }
}
