/** What a profile says of itself, for its contract and for the forms: apart from the networks, which screens carry without schemas. */
import * as v from 'valibot'
import { isRealDate } from './dates/calendar-date.ts'
import { profileMessages } from './group-messages.ts'
import { shownSigns } from './shown-signs.ts'

/** What its network calls it. */
export const ProfileTitle = v.pipe(
  v.string(profileMessages.nameEmpty),
  v.trim(),
  v.nonEmpty(profileMessages.nameEmpty),
  v.maxLength(100, profileMessages.nameLong),
  v.regex(shownSigns, profileMessages.nameInvalid),
)
export const ProfileUsername = v.pipe(v.string(), v.trim(), v.maxLength(100, profileMessages.usernameLong), v.regex(shownSigns, profileMessages.nameInvalid))
/** One that a browser opens. */
export const ProfileAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, profileMessages.linkInvalid),
  v.check((text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)), profileMessages.linkInvalid),
)
/** ISO date of the last day on which its network lets in whoever connected it. */
export const AccessEnd = v.pipe(v.string(), v.isoDate(profileMessages.accessEndInvalid), v.check(isRealDate, profileMessages.accessEndInvalid))
