/** What people choose to be told of: told in a sentence, shown in the list of notifications, and sent by the channels that each person chose. */
import * as v from 'valibot'
import type { ObjectSchema } from '../api/endpoint.ts'
import type { AccountRole, PermissionSection } from '../permissions.ts'
import { type Content, type Email, ownMasthead, renderEmail } from './email/email.ts'
import { button, type Fact, facts as factsPart, sentence as sentencePart } from './email/parts.ts'
import type { NoticeIcon, NoticeTone, Topic } from './notice-looks.ts'
import type { Channel, NotificationDefinition } from './notification.ts'

/** What an event is about, by the names that the list of notifications gives them. */
export const idNames = ['advocacy_gid', 'publication_gid', 'profile_gid', 'task_gid', 'idea_gid', 'note_gid', 'link', 'entity_gid'] as const
export type NoticeIds = Partial<Record<(typeof idNames)[number], string>>

/** What somebody reads of an event. `strong`: how the sentence begins, set in bold. `link`: null where a click leads nowhere. */
export type Told = { heading: string; sentence: string; strong: string; link: string | null; ids: NoticeIds }

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
  /** the words of what leads to it */
  readonly action: string
  /** what is known of the event */
  readonly data: S
  /** @throws ValiError for data of another form */
  readonly tell: (data: unknown) => Told
  /** The email of it. `origin`: where the app is served, without a slash at its end. @throws ValiError as above */
  readonly mail: (data: unknown, origin: string) => Content
  /** whether an event is mailed where it happens, by a ledger of its own, to whoever chose so */
  readonly mailedThere?: (data: unknown) => boolean
}

type Saying<S extends ObjectSchema> = {
  /** of types whose data changes what happened, such as an import that failed; the label of the type is that of all others */
  heading?: (data: v.InferOutput<S>) => string
  strong: (data: v.InferOutput<S>) => string
  sentence: (data: v.InferOutput<S>) => string
  link: (data: v.InferOutput<S>) => string | null
}
/** What an email has beside the sentence. `action`: of its button. `email`: what of it is not as that of others; `url`: where its button leads. */
type Mailed<S extends ObjectSchema> = {
  label: string
  action: string
  facts?: (data: v.InferOutput<S>) => readonly Fact[]
  email?: (data: v.InferOutput<S>, url: string) => Partial<Email>
}
type Shown<S extends ObjectSchema> = Omit<Notice<S>, 'tell' | 'mail' | 'action'> & Saying<S>

/** `label`: its name in settings. */
export function notice<S extends ObjectSchema>({
  strong,
  sentence,
  link,
  label,
  heading = () => label,
  action,
  facts,
  email: own,
  ...shown
}: Shown<S> & Mailed<S>): Notice<S> {
  const tell = (given: unknown): Told => {
    const data = v.parse(shown.data, given)
    return { heading: heading(data), sentence: sentence(data), strong: strong(data), link: link(data), ids: idsIn(data) }
  }
  const email = emailBy({ label, heading, action, about: shown.about, sentence, ...(facts ? { facts } : {}), ...(own ? { email: own } : {}) })
  const mail = (given: unknown, origin: string): Content => {
    const data = v.parse(shown.data, given)
    return renderEmail(email(data, new URL(link(data) ?? '/notifications', origin).href))
  }
  return { ...shown, action, tell, mail }
}

type Worded<S extends ObjectSchema> = Mailed<S> & Pick<Saying<S>, 'sentence' | 'heading'> & { about: string }

/** The email of what says the same wherever it is read. */
function emailBy<S extends ObjectSchema>({ label, heading = () => label, about, sentence, action, facts, email }: Worded<S>) {
  return (data: v.InferOutput<S>, url: string): Email => {
    const happened = sentence(data)
    const known = facts?.(data) ?? []
    return {
      subject: shortened(happened.replace(/\.$/u, ''), 120),
      preheader: about,
      masthead: ownMasthead('notification'),
      title: heading(data),
      lines: [],
      parts: [sentencePart(happened), ...(known.length > 0 ? [factsPart(known)] : []), button(action, url)],
      footer: {
        reason: 'You’re getting this because email is on for this notification.',
        link: { label: 'Notification settings', url: new URL('/settings/preferences/notifications', url).href },
      },
      ...email?.(data, url),
    }
  }
}

function idsIn(data: Record<string, unknown>): NoticeIds {
  return Object.fromEntries(idNames.flatMap((name) => (typeof data[name] === 'string' ? [[name, data[name]]] : [])))
}

type Declared<S extends ObjectSchema, Id extends string> = Shown<S> &
  Mailed<S> & {
    id: Id
    channels: readonly [Channel, ...Channel[]]
    audience: readonly AccountRole[]
  }

/** A notification that says the same wherever it is read. */
export function noticeOf<S extends ObjectSchema, const Id extends string>(declared: Declared<S, Id>) {
  const { id, channels, audience, ...shown } = declared
  const { label, icon, sentence } = shown
  const link = (data: v.InferOutput<S>) => shown.link(data) ?? '/notifications'
  const definition = { id, label, icon, channels, audience, sentence, link, email: emailBy(shown), notice: notice(shown) }
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
