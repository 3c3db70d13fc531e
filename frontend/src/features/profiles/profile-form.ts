/** The form of a new profile: the contract's own rules, and a network that is chosen. */
import * as v from 'valibot'
import { requiredId } from '../../../../shared/fields.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { type NetworkCode, networkCodes } from '../../../../shared/networks.ts'
import { ProfileAddress, ProfileTitle, ProfileUsername } from '../../../../shared/profile-fields.ts'
import { ProfileKind } from '../../../../shared/profile-kind.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'

export const ProfileForm = v.object({
  entity_gid: requiredId(groupMessages.missing),
  network: v.pipe(v.nullable(v.string()), v.picklist(networkCodes, screenMessages.profiles.noNetwork)),
  name: ProfileTitle,
  username: ProfileUsername,
  profile_url: ProfileAddress,
  kind: v.optional(ProfileKind, 'page'),
})
export type ProfileForm = v.InferInput<typeof ProfileForm>
export type ProfileSaved = v.InferOutput<typeof ProfileForm>

/** What a profile can be on a network where it can be several things; some of them are for publishing alone. */
const kinds: Partial<Record<NetworkCode, readonly { id: ProfileKind; label: string }[]>> = {
  facebook: [
    { id: 'page', label: 'Page' },
    { id: 'group', label: 'Group' },
    { id: 'profile', label: 'Profile' },
  ],
  tiktok: [
    { id: 'page', label: 'Account' },
    { id: 'ads', label: 'Ads account' },
  ],
}

export const kindsOf = (network: string | null) => Object.entries(kinds).find(([code]) => code === network)?.[1] ?? []
