/**
 * What a report can be about: one row each, with what it is chosen by, how the wire names it and what is said when it is missing or
 * gone. Inside there is one way to name a subject, `SubjectRef`; the wire has a name for each place (docs/behaviours.md#subjects), and
 * only this table knows them. Another subject is another row, and its resolver in functions/domains/reports/run/subjects.
 */

import { messages } from '../messages.ts'
import type { ProblemCode } from '../problem-codes.ts'

/**
 * Where the wire names a subject. `request`: in a report and whatever is kept of one. `query`: of the endpoint of its report. `order`:
 * of a schedule or a PDF. `address`: of an open report on the screen.
 */
export type Place = 'request' | 'query' | 'order' | 'address'

type Row = Common & (WithId | { readonly id?: undefined; readonly step?: undefined })

type Common = {
  readonly noun: string
  /** which profiles are chosen for it: any number, the one it belongs to, or none */
  readonly profiles: 'some' | 'one' | 'none'
  /** it is named by labels */
  readonly labels?: true
  /** further words of a report about nothing else; types with a choice do not take them */
  readonly also?: Readonly<Partial<Record<Place, Readonly<Record<string, string>>>>>
  /** said when it is not chosen: before a run, and in an order */
  readonly missing: { readonly run: string; readonly order: string }
  /** it does not exist, or is out of reach, which look the same */
  readonly gone: { readonly code: ProblemCode; readonly sentence: string }
}

/** What has no id is named by its profiles or labels. */
type WithId = {
  /** the names of its id */
  readonly id: Readonly<Record<Place, string>>
  /** in which it is chosen before a run, and its field in forms */
  readonly step: Step
}

type Step = {
  readonly title: string
  readonly label: string
  readonly placeholder: string
  /** there is none to choose */
  readonly none: string
  /** the list of them could not be read */
  readonly failed: string
  /** the only one there is: it is run at once, chosen already, or chosen like any other */
  readonly only: 'run' | 'chosen' | 'asked'
}

export const subjects = {
  profiles: {
    noun: 'profile',
    profiles: 'some',
    missing: { run: messages.profiles.none, order: messages.profiles.none },
    gone: { code: 'profiles_missing', sentence: messages.profiles.missing },
  },
  campaigns: {
    noun: 'campaign',
    profiles: 'some',
    labels: true,
    missing: { run: messages.sentiment.noLabel, order: messages.scheduleLacks.campaignLabelRequired },
    gone: { code: 'labels_missing', sentence: messages.sentiment.noLabel },
  },
  competitors: {
    noun: 'competitor',
    profiles: 'one',
    missing: { run: messages.competitorReport.noProfile, order: messages.profiles.none },
    gone: { code: 'competitors_missing', sentence: messages.competitorReport.none },
  },
  listener: {
    noun: 'listener',
    profiles: 'none',
    id: { request: 'listener_gid', query: 'listener_gid', order: 'listener_gid', address: 'listener_id' },
    also: { query: { report_type: 'listener' } },
    step: {
      title: 'Select a listener',
      label: 'Listener',
      placeholder: 'Select a listener',
      none: messages.empty.listeners,
      failed: messages.unable.getListeners,
      only: 'run',
    },
    missing: { run: messages.listener.none, order: messages.scheduleLacks.listenerRequired },
    gone: { code: 'listener_missing', sentence: messages.listener.missing },
  },
  advocacy: {
    noun: 'advocacy group',
    profiles: 'none',
    id: { request: 'advocacy_gid', query: 'advocacy_gid', order: 'advocacy_gid', address: 'advocacy_group_id' },
    also: { address: { report_type: 'advocacy' } },
    step: {
      title: 'Select an advocacy',
      label: 'Advocacy group',
      placeholder: 'Select an advocacy group',
      none: messages.empty.advocacy,
      failed: messages.unable.getAdvocacyGroups,
      only: 'chosen',
    },
    missing: { run: messages.advocacy.none, order: messages.advocacy.required },
    gone: { code: 'advocacy_missing', sentence: messages.advocacy.missing },
  },
  ad_account: {
    noun: 'ad account',
    profiles: 'one',
    id: { request: 'ad_account_id', query: 'id', order: 'ad_account', address: 'ad_account' },
    step: {
      title: 'Facebook Ads report',
      label: 'Ad account',
      placeholder: 'Please select an ad account',
      none: 'No ad accounts have been found',
      failed: messages.unable.getAdAccounts,
      only: 'asked',
    },
    missing: { run: messages.ads.accountRequired, order: messages.ads.accountRequired },
    gone: { code: 'ad_account_missing', sentence: messages.ads.accountMissing },
  },
} as const satisfies Record<string, Row>
export type SubjectKind = keyof typeof subjects
/** Kinds of which there are several to choose from. */
export type SubjectWithId = { [K in SubjectKind]: (typeof subjects)[K] extends { readonly id: object } ? K : never }[SubjectKind]

const rows: Readonly<Record<SubjectKind, Row>> = subjects

/** Of the row of a kind, whichever it is. */
export function subjectRow(kind: SubjectKind): Row {
  return rows[kind]
}

export const sentimentScopes = ['profiles', 'campaigns', 'listener'] as const satisfies readonly SubjectKind[]
export type SentimentScope = (typeof sentimentScopes)[number]

type Choice = {
  readonly among: readonly SubjectKind[]
  readonly label: string
  /** what each of them is called here, and what that means */
  readonly names: Readonly<Partial<Record<SubjectKind, { readonly label: string; readonly meaning: string }>>>
  /** the names of the field that says which */
  readonly kind: Readonly<Record<Place, string>>
  readonly missing: Row['missing']
  /** what one of them is called here, where that is not what its row says */
  readonly own: Readonly<Partial<Record<SubjectKind, { readonly id?: Partial<Record<Place, string>>; readonly missing: string }>>>
}

/** Reports that are about one of several subjects, which is asked first. */
const choices = {
  sentiment: {
    among: sentimentScopes,
    label: 'Sentiment report type',
    names: {
      profiles: { label: 'All data', meaning: 'Everything your profiles received' },
      campaigns: { label: 'Campaigns', meaning: 'Everything received under a label' },
      listener: { label: 'Listener', meaning: 'Everything a listener found' },
    },
    kind: { request: 'sentiment_type', query: 'sentiment_type', order: 'sentiment_report_type', address: 'sentiment_type' },
    missing: { run: messages.sentiment.type, order: messages.scheduleLacks.sentimentTypeRequired },
    own: { listener: { id: { address: 'listener' }, missing: messages.sentiment.noListener } },
  },
} as const satisfies Record<string, Choice>

/** What the manifest of a type declares: a subject, or a choice among some. */
export type DeclaredSubject = SubjectKind | keyof typeof choices

/** What a type lets choose among first; null of a type that is about one kind of subject. */
export function choiceOf(declared: DeclaredSubject): Choice | null {
  return isChoice(declared) ? choices[declared] : null
}

const isChoice = (declared: DeclaredSubject): declared is keyof typeof choices => declared in choices

/** The kinds of subject that a type may be about; more than one where it lets choose. */
export function kindsOf(declared: DeclaredSubject): readonly SubjectKind[] {
  return isChoice(declared) ? choices[declared].among : [declared]
}

/** One subject, wherever it came from. `id` is null where none is chosen yet, and of what its profiles or labels name. */
export type SubjectRef = { readonly kind: SubjectKind; readonly id: string | null }

/** A subject before anything is chosen; null where even its kind is to be chosen. */
export function unchosen(declared: DeclaredSubject): SubjectRef | null {
  return isChoice(declared) ? null : { kind: declared, id: null }
}

function idName(declared: DeclaredSubject, kind: SubjectKind, place: Place): string | undefined {
  return choiceOf(declared)?.own[kind]?.id?.[place] ?? rows[kind].id?.[place]
}

/** The subject that words of the wire name; null when they do not say which kind. */
export function readSubject(declared: DeclaredSubject, place: Place, words: Readonly<Record<string, unknown>>): SubjectRef | null {
  const choice = choiceOf(declared)
  const kind = choice ? choice.among.find((one) => one === words[choice.kind[place]]) : kindsOf(declared)[0]
  if (!kind) return null
  const id = words[idName(declared, kind, place) ?? '']
  return { kind, id: typeof id === 'string' && id !== '' ? id : null }
}

/** The names of all ids in a place of the wire. */
export type IdName<P extends Place> = {
  [K in SubjectKind]: (typeof subjects)[K] extends { readonly id: Readonly<Record<P, infer Name extends string>> } ? Name : never
}[SubjectKind]
/** The name of the field that says which subject, in a place of the wire. */
export type KindName<P extends Place> = (typeof choices)[keyof typeof choices]['kind'][P]
type OwnName<P extends Place> = {
  [C in keyof typeof choices]: (typeof choices)[C]['own'] extends Readonly<Record<string, { readonly id: Readonly<Record<P, infer Name extends string>> }>>
    ? Name
    : never
}[keyof typeof choices]
type AlsoName<P extends Place> = {
  [K in SubjectKind]: (typeof subjects)[K] extends { readonly also: Readonly<Record<P, infer Words>> } ? keyof Words & string : never
}[SubjectKind]
/** Every name that a subject has in a place of the wire. */
export type SubjectName<P extends Place> = IdName<P> | KindName<P> | OwnName<P> | AlsoName<P>
export type SubjectWords<P extends Place> = { readonly [Name in Exclude<SubjectName<P>, KindName<P>>]?: string } & {
  readonly [Name in KindName<P>]?: SentimentScope
}

/** A subject in the words of the wire. */
export function writeSubject<P extends Place>(declared: DeclaredSubject, place: P, ref: SubjectRef | null): SubjectWords<P>
export function writeSubject(declared: DeclaredSubject, place: Place, ref: SubjectRef | null): object {
  if (!ref) return {}
  const kind = choiceOf(declared)?.kind[place]
  const id = idName(declared, ref.kind, place)
  return { ...(id && ref.id ? { [id]: ref.id } : {}), ...(kind ? { [kind]: ref.kind } : rows[ref.kind].also?.[place]) }
}

export type NamedBy = { readonly profiles: readonly string[]; readonly labels: readonly string[] }

/**
 * A subject that is chosen, or the sentence for what is not. `of`: before a run and in an order it is said in other words. What an order
 * names by labels may lose them later, so that has its code.
 */
export function chosenSubject(
  declared: DeclaredSubject,
  ref: SubjectRef | null,
  { profiles, labels }: NamedBy,
  of: 'run' | 'order',
): { readonly subject: SubjectRef } | { readonly missing: string; readonly code?: ProblemCode } {
  const choice = choiceOf(declared)
  const subject = ref ?? unchosen(declared)
  if (!subject) return { missing: choice?.missing[of] ?? '' }
  const row = rows[subject.kind]
  const isChosen = row.id ? subject.id !== null : row.labels ? labels.length > 0 : profiles.length > 0
  if (isChosen) return { subject }
  const missing = (of === 'run' ? choice?.own[subject.kind]?.missing : undefined) ?? row.missing[of]
  return row.labels ? { missing, code: row.gone.code } : { missing }
}
