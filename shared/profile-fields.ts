/** What a profile says of itself, for its contract and for the forms: apart from the networks, which screens carry without schemas. */
import * as v from 'valibot'
import { messages } from './messages.ts'

/** What its network calls it. */
export const ProfileTitle = v.pipe(
  v.string(messages.profileEdits.nameEmpty),
  v.trim(),
  v.nonEmpty(messages.profileEdits.nameEmpty),
  v.maxLength(100, messages.profileEdits.nameLong),
  v.regex(/^\P{Cc}*$/u, messages.profileEdits.nameInvalid),
)
export const ProfileUsername = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(100, messages.profileEdits.usernameLong),
  v.regex(/^\P{Cc}*$/u, messages.profileEdits.nameInvalid),
)
/** One that a browser opens. */
export const ProfileAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, messages.profileEdits.linkInvalid),
  v.check((text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)), messages.profileEdits.linkInvalid),
)
