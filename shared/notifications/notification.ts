/** One kind of notification: what it is called, who may have it, how it reaches them, what it says and where it leads. */
import type { AccountRole } from '../permissions.ts'
import { type Content, type Email, renderEmail } from './email/email.ts'

/** How a notification reaches somebody. ALERT, WEBPUSH and SLACK join with what delivers them. */
export type Channel = 'EMAIL'

export type NotificationDefinition<Data, Id extends string = string> = {
  /** the name of its folder, with underscores */
  readonly id: Id
  /** its name in lists and settings */
  readonly label: string
  /** a lucide icon */
  readonly icon: string
  readonly channels: readonly [Channel, ...Channel[]]
  /** roles of the account that may have it; `anyone`: people outside the account too */
  readonly audience: readonly AccountRole[] | 'anyone'
  /** what happened, in one sentence */
  readonly sentence: (data: Data) => string
  /** where a click leads: a path of the app */
  readonly link: (data: Data) => string
  /** `url` is the whole address of the link */
  readonly email: (data: Data, url: string) => Email
}

/** Declares a notification. `notification<Data>()({ ... })`: what its sentence and its email need is named, its id is inferred. */
export const notification =
  <Data>() =>
  <const Id extends string>(declared: NotificationDefinition<Data, Id>): NotificationDefinition<Data, Id> =>
    declared

/** The email of a notification, ready to be sent. `origin`: where the app is served, without a slash at its end. */
export function emailOf<Data>(definition: NotificationDefinition<Data>, data: Data, origin: string): Content {
  return renderEmail(definition.email(data, new URL(definition.link(data), origin).href))
}
