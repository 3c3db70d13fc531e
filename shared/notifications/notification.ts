/** One kind of notification: what it is called, who may have it, how it reaches them, what it says and where it leads. */
import type { AccountRole } from '../permissions.ts'
import { type Content, type Email, renderEmail } from './email/email.ts'
import type { Notice } from './notice.ts'

/** How a notification reaches somebody: by email, in the list of the dashboard, from the browser, in a channel of Slack. */
export const channels = ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'] as const
export type Channel = (typeof channels)[number]

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
  /** what people choose to be told of, and where; nothing of what is always mailed to whom it is about */
  readonly notice?: Notice
}

const everyMember: readonly AccountRole[] = ['OWNER', 'MANAGER', 'RESTRICTED']

/** Of an account; `anyone` has no advocates among them, who are told of what names them alone. */
export const rolesOf = (audience: readonly AccountRole[] | 'anyone'): readonly AccountRole[] => (audience === 'anyone' ? everyMember : audience)

/** Declares a notification. `notification<Data>()({ ... })`: what its sentence and its email need is named, its id is inferred. */
export const notification =
  <Data>() =>
  <const Declared extends NotificationDefinition<Data>>(declared: Declared): Declared =>
    declared

/** The email of a notification, ready to be sent. `origin`: where the app is served, without a slash at its end. */
export function emailOf<Data>(definition: NotificationDefinition<Data>, data: Data, origin: string): Content {
  return renderEmail(definition.email(data, new URL(definition.link(data), origin).href))
}
