/** What a profile group is beside its name: the choices of its dialog, and what holds where nobody chose (docs/behaviours.md#profile-groups). */
import * as v from 'valibot'
import { countryCodes } from './countries.ts'
import { Timezone } from './fields.ts'
import { groupMessages } from './group-messages.ts'
import { groupTypes } from './group-types.ts'
import { lettersOf, unitsOf } from './letters.ts'
import { industries } from './public-profiles.ts'
import { shownSigns } from './shown-signs.ts'

export const GroupType = v.picklist(groupTypes, groupMessages.typeRequired)
export type GroupType = v.InferOutput<typeof GroupType>

/** Of a picture of a group, in bytes and in words. */
export const maxPictureBytes = 5 * 1024 * 1024
export const maxPictureText = '5 MB'
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** How many days what was removed can be restored. */
export const restorableDays = 30
export const maxGroups = 500
export const groupLimit = { most: 1000, first: 10 } as const
export const longestDelay = 59
export const groupLengths = { name: 50, description: 1000, domain: 50 } as const

const Name = v.pipe(
  v.string(groupMessages.nameEmpty),
  v.trim(),
  v.nonEmpty(groupMessages.nameEmpty),
  v.maxLength(unitsOf(groupLengths.name), groupMessages.nameLong),
  v.check((name) => lettersOf(name) <= groupLengths.name, groupMessages.nameLong),
  v.regex(shownSigns, groupMessages.nameInvalid),
)
export const Description = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(unitsOf(groupLengths.description), groupMessages.descriptionLong),
  v.check((text) => lettersOf(text) <= groupLengths.description, groupMessages.descriptionLong),
  v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, groupMessages.descriptionInvalid),
)
const Country = v.pipe(
  v.string(groupMessages.countryRequired),
  v.nonEmpty(groupMessages.countryRequired),
  v.maxLength(2, groupMessages.countryUnknown),
  v.check((code) => countryCodes.includes(code), groupMessages.countryUnknown),
)
const Zone = v.pipe(v.string(groupMessages.timezoneRequired), v.nonEmpty(groupMessages.timezoneRequired), v.maxLength(100), Timezone)
export const Domain = v.pipe(
  v.string(groupMessages.domainRequired),
  v.trim(),
  v.maxLength(300, groupMessages.domainLong),
  v.transform((url) =>
    url
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, '')
      .toLowerCase(),
  ),
  v.nonEmpty(groupMessages.domainRequired),
  v.maxLength(groupLengths.domain, groupMessages.domainLong),
  v.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/, groupMessages.domainInvalid),
)
/** 0 is no limit. */
const Limit = v.pipe(
  v.number(groupMessages.limitInvalid),
  v.integer(groupMessages.limitInvalid),
  v.minValue(0, groupMessages.limitInvalid),
  v.maxValue(groupLimit.most, groupMessages.limitInvalid),
  v.transform((limit) => limit || null),
)
const Delay = v.pipe(
  v.number(groupMessages.delayInvalid),
  v.integer(groupMessages.delayInvalid),
  v.minValue(0, groupMessages.delayInvalid),
  v.maxValue(longestDelay, groupMessages.delayInvalid),
)
const Industry = v.pipe(
  v.string(groupMessages.industryUnknown),
  v.maxLength(100),
  v.check((id) => Object.hasOwn(industries, id), groupMessages.industryUnknown),
)

/** What both dialogs send, each field with its sentence. */
export const groupFields = {
  name: Name,
  type: GroupType,
  countryId: Country,
  timezone: Zone,
  description: v.optional(v.nullable(Description)),
  industry: v.optional(v.nullable(Industry)),
  max_users: v.optional(v.nullable(Limit)),
  max_profiles: v.optional(v.nullable(Limit)),
} as const

/** What editing sends besides. */
export const editFields = {
  shortener: v.optional(v.boolean()),
  shortener_domain: v.optional(v.nullable(Domain)),
  publish_killswitch: v.optional(v.boolean()),
  publish_now_delay: v.optional(v.nullable(Delay)),
} as const
