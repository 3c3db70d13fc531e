/** What somebody may choose to be told of, and where; and what they have until they choose. */
import type { AccountRole } from '../permissions.ts'
import type { Notice } from './notice.ts'
import { type Channel, type NotificationDefinition, rolesOf } from './notification.ts'

/** Channels that notices are told in as yet; a choice of another would lead nowhere. */
export const toldIn = ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'] as const satisfies readonly Channel[]
export type ToldIn = (typeof toldIn)[number]

/** Those of them that send something, each by its own ledger (docs/decisions/0073-a-dispatch-for-each-channel.md). */
export const sendingChannels = ['EMAIL', 'WEBPUSH', 'SLACK'] as const satisfies readonly ToldIn[]
export type SendingChannel = (typeof sendingChannels)[number]

/** By `choiceKey`; what was never chosen is not there. */
export type Choices = Readonly<Record<string, boolean>>

/** A type in a channel. */
export const choiceKey = (type: string, channel: Channel): string => `${type}#${channel}`

type Chosen = Pick<NotificationDefinition<never>, 'id' | 'channels' | 'audience'> & { readonly notice: Pick<Notice, 'first'> }

/** Channels that somebody of this role may choose for a type: none of what is not for them. */
export function offeredTo(role: AccountRole, { channels, audience }: Pick<Chosen, 'channels' | 'audience'>): ToldIn[] {
  return rolesOf(audience).includes(role) ? toldIn.filter((channel) => channels.includes(channel)) : []
}

/** Whether somebody who chose this is told of a type in a channel. */
export function isChosen({ id, notice }: Pick<Chosen, 'id' | 'notice'>, channel: Channel, choices: Choices): boolean {
  return choices[choiceKey(id, channel)] ?? notice.first.includes(channel)
}
