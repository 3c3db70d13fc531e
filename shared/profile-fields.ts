/** What a profile says of itself, for its contract and for the forms: apart from the networks, which screens carry without schemas. */
import * as v from 'valibot'
import { messages } from './messages.ts'

/** What its network calls it. */
export const ProfileTitle = v.pipe(
  v.string(messages.profiles.nameEmpty),
  v.trim(),
  v.nonEmpty(messages.profiles.nameEmpty),
  v.maxLength(100, messages.profiles.nameLong),
  v.regex(/^\P{Cc}*$/u, messages.profiles.nameInvalid),
)
export const ProfileUsername = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(100, messages.profiles.usernameLong),
  v.regex(/^\P{Cc}*$/u, messages.profiles.nameInvalid),
)
/** One that a browser opens. */
export const ProfileAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, messages.profiles.linkInvalid),
  v.check((text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)), messages.profiles.linkInvalid),
)
