/** The form of a profile group: its rules and what it sends (docs/behaviours.md#profile-groups). Pure. */
import * as v from 'valibot'
import type { Entity } from '../../../../shared/api/entities.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { Description, Domain, groupFields, groupLimit, longestDelay } from '../../../../shared/profile-groups.ts'
import { ungrouped } from '../../lib/ungrouped.ts'

export const shorteners = ['none', 'vista', 'domain', 'profile'] as const
export type Shortener = (typeof shorteners)[number]

const Chosen = v.nullable(v.string())
const Count = v.nullable(v.number())

export const GroupForm = v.pipe(
  v.object({
    name: groupFields.name,
    type: v.pipe(Chosen, groupFields.type),
    countryId: v.pipe(Chosen, groupFields.countryId),
    timezone: groupFields.timezone,
    description: Description,
    industry: Chosen,
    max_users: Count,
    max_profiles: Count,
    shortener: v.picklist(shorteners),
    shortener_domain: v.string(),
    publish_killswitch: v.boolean(),
    publish_now_delay: v.number(),
    picture: Chosen,
  }),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.shortener !== 'domain') return
      const found = v.safeParse(Domain, dataset.value.shortener_domain)
      if (!found.success) addIssue({ message: found.issues[0].message })
    }),
    ['shortener_domain'],
  ),
  v.forward(
    v.check(({ shortener }) => shortener !== 'profile', groupMessages.bitlyRequired),
    ['shortener'],
  ),
)
export type GroupForm = v.InferInput<typeof GroupForm>
export type GroupSaved = v.InferOutput<typeof GroupForm>

export const emptyForm = (timezone: string): GroupForm => ({
  name: '',
  type: null,
  countryId: null,
  timezone,
  description: '',
  industry: null,
  max_users: null,
  max_profiles: null,
  shortener: 'none',
  shortener_domain: '',
  publish_killswitch: false,
  publish_now_delay: 0,
  picture: null,
})

export function formOf(entity: Entity, accountZone: string): GroupForm {
  const { name, type, description, industry, max_users, max_profiles, publish_killswitch, publish_now_delay, picture } = entity
  return {
    ...{ name, type, description, industry, max_users, max_profiles, publish_killswitch, publish_now_delay, picture },
    countryId: entity.country?.value ?? null,
    timezone: entity.timezone ?? accountZone,
    shortener: shortenerOf(entity),
    shortener_domain: entity.shortener_domain ?? '',
  }
}

/** What is chosen for a group as it is kept. */
export function shortenerOf({ shortener, shortener_domain, shortener_profile_gid }: Pick<Entity, 'shortener' | 'shortener_domain' | 'shortener_profile_gid'>) {
  if (!shortener) return 'none' satisfies Shortener
  return (shortener_domain ? 'domain' : shortener_profile_gid ? 'profile' : 'vista') satisfies Shortener
}

/** The fields of both dialogs as they are sent; a picture that did not change is sent as none, beside the one there was. */
export function bodyOf({ name, type, countryId, timezone, description, industry, max_users, max_profiles, picture }: GroupSaved, before: string | null) {
  const kept = picture === before
  return {
    ...{ name, type, countryId, timezone, industry, max_users, max_profiles },
    description,
    pictureFile: kept ? null : picture,
    pictureFileOld: kept ? before : null,
  }
}

/** What editing sends besides. */
export const editOf = ({ shortener, shortener_domain, publish_killswitch, publish_now_delay }: GroupSaved) => ({
  shortener: shortener !== 'none',
  shortener_domain: shortener === 'domain' ? shortener_domain : null,
  publish_killswitch,
  publish_now_delay,
})

/** Whole numbers of a field as it is typed: what is no number is null, the rest is put between its ends. */
export function clamp(text: string, most: number): number | null {
  const digits = /^-?\d+/.exec(ungrouped(text))?.[0]
  return digits === undefined ? null : Math.min(most, Math.max(0, parseInt(digits, 10)))
}

/** 0, or nothing at all, is no limit. */
export const clampLimit = (text: string): number | null => clamp(text, groupLimit.most) || null
export const clampDelay = (text: string): number => clamp(text, longestDelay) ?? 0
