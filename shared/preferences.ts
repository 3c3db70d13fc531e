/** What a person has chosen for themselves. */
import * as v from 'valibot'
import { Timezone } from './fields.ts'
import { dateFormats, type Formats, houseFormats, numberFormats, weekStarts } from './formats.ts'

export const themes = ['light', 'dark', 'auto'] as const

const choices = {
  /** IANA; null: as the account */
  timezone: v.nullable(Timezone),
  week_start: v.picklist(weekStarts),
  number_format: v.picklist(numberFormats),
  date_format: v.picklist(dateFormats),
  theme: v.picklist(themes),
}

export const Preferences = v.object(choices)
export type Preferences = v.InferOutput<typeof Preferences>

/** Of what somebody wants to change. */
export const PreferenceChoices = v.partial(v.strictObject(choices))

export const firstPreferences: Preferences = {
  timezone: null,
  week_start: houseFormats.week,
  number_format: houseFormats.number,
  date_format: houseFormats.date,
  theme: 'auto',
}

/** How they read figures and dates. */
export function formatsOf({ number_format, date_format, week_start }: Preferences): Formats {
  return { number: number_format, date: date_format, week: week_start }
}
