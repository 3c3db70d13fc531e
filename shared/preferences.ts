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

/** How they read figures and dates; what they never chose is as in the house. */
export function formatsOf(chosen: Partial<Preferences> | undefined): Formats {
  const { number_format, date_format, week_start } = { ...firstPreferences, ...chosen }
  return { number: number_format, date: date_format, week: week_start }
}

/** How somebody reads an email. `timezone`: of their account (IANA), for who chose none. */
export function readerOf(chosen: Partial<Preferences> | undefined, timezone: string): { formats: Formats; timezone: string } {
  return { formats: formatsOf(chosen), timezone: chosen?.timezone ?? timezone }
}
