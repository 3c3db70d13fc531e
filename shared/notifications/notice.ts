/** What people choose to be told of: told in a sentence, shown in the list of notifications, and sent by the channels that each person chose. */
import * as v from 'valibot'
import type { ObjectSchema } from '../api/endpoint.ts'
import type { AccountRole, PermissionSection } from '../permissions.ts'
import type { Email } from './email/email.ts'
import { ownMasthead } from './email/email.ts'
import { button, sentence as sentencePart } from './email/parts.ts'
import type { NoticeIcon, NoticeTone, Topic } from './notice-looks.ts'
import type { Channel, NotificationDefinition } from './notification.ts'

/** What an event is about, by the names that the list of notifications gives them. */
export const idNames = ['advocacy_gid', 'publication_gid', 'profile_gid', 'task_gid', 'idea_gid', 'note_gid', 'link', 'entity_gid'] as const
export type NoticeIds = Partial<Record<(typeof idNames)[number], string>>

/** What somebody reads of an event. `strong`: how the sentence begins, set in bold. `link`: null where a click leads nowhere. */
export type Told = { sentence: string; strong: string; link: string | null; ids: NoticeIds }

export type Notice<S extends ObjectSchema = ObjectSchema> = {
  readonly topic: Topic
  /** beside its name in the settings */
  readonly about: string
  readonly icon: NoticeIcon
  readonly tone: NoticeTone
  /** where people have it until they choose */
  readonly first: readonly Channel[]
  /** who sees this section of the profile group that it is about; null: who it is meant for is named, or manages the account */
  readonly section: PermissionSection | null
  /** who says that it happened: Almanac itself, or another program by the API */
  readonly from: 'almanac' | 'api'
  /** what is known of the event */
  readonly data: S
  /** @throws ValiError for data of another form */
  readonly tell: (data: unknown) => Told
}

type Saying<S extends ObjectSchema> = {
  strong: (data: v.InferOutput<S>) => string
  sentence: (data: v.InferOutput<S>) => string
  link: (data: v.InferOutput<S>) => string | null
}
type Shown<S extends ObjectSchema> = Omit<Notice<S>, 'tell'> & Saying<S>

export function notice<S extends ObjectSchema>({ strong, sentence, link, ...shown }: Shown<S>): Notice<S> {
  const tell = (given: unknown): Told => {
    const data = v.parse(shown.data, given)
    return { sentence: sentence(data), strong: strong(data), link: link(data), ids: idsIn(data) }
  }
  return { ...shown, tell }
}

function idsIn(data: Record<string, unknown>): NoticeIds {
  return Object.fromEntries(idNames.flatMap((name) => (typeof data[name] === 'string' ? [[name, data[name]]] : [])))
}

type Declared<S extends ObjectSchema, Id extends string> = Shown<S> & {
  id: Id
  label: string
  channels: readonly [Channel, ...Channel[]]
  audience: readonly AccountRole[]
  /** of the email's button */
  action: string
}

/** A notification that says the same wherever it is read. */
export function noticeOf<S extends ObjectSchema, const Id extends string>(declared: Declared<S, Id>) {
  const { id, label, channels, audience, action, ...shown } = declared
  const link = (data: v.InferOutput<S>) => shown.link(data) ?? '/notifications'
  const email = (data: v.InferOutput<S>, url: string): Email => {
    const happened = shown.sentence(data)
    return {
      subject: shortened(happened.replace(/\.$/u, ''), 120),
      preheader: shown.about,
      masthead: ownMasthead('to you'),
      title: label,
      lines: [],
      parts: [sentencePart(happened), button(action, url)],
      footer: { reason: 'You get this email because you are told of this by email. You choose what you are told of in your notification settings.' },
    }
  }
  const definition = { id, label, icon: shown.icon, channels, audience, sentence: shown.sentence, link, email, notice: notice(shown) }
  return definition satisfies NotificationDefinition<v.InferOutput<S>, Id>
}

/** At most so many letters, with "…" for the rest. */
export function shortened(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** “Slow pours, quiet mornings”: what somebody wrote, as far as a line holds it. */
export const quoted = (text: string) => `“${shortened(text.replaceAll(/\s+/g, ' '), 80)}”`
