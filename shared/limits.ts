/** How much work of each kind an account, a person and an address may ask for. The only place with these numbers. */
import type { Endpoint } from './api/endpoint.ts'
import { requestMessages } from './request-messages.ts'

/** `window` in seconds; what is counted in it is forgotten at its end. A kind counts by account and user, by address, or by person. */
export type Budget = {
  readonly window: number
  readonly account?: number
  readonly user?: number
  /** of one network address, for whoever needs no session */
  readonly address?: number
  /** of one email address, for whoever needs no session */
  readonly person?: number
  /** how many an account may have running at the same time */
  readonly atOnce?: number
  /** how many a process takes at once and gives out from memory, so that cheap work costs a tenth of a write */
  readonly lot?: number
  /** plural, as it stands in the refusal */
  readonly noun: string
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Sized for a team of twenty who all work at once, several times over. `mail` and `strangerMail` count recipients times runs. */
export const budgets = {
  read: { window: minute, account: 6000, user: 1500, lot: 10, noun: 'requests' },
  write: { window: minute, account: 600, user: 200, noun: 'changes' },
  report: { window: minute, account: 400, user: 150, atOnce: 4, noun: 'reports' },
  export: { window: minute, account: 60, user: 30, atOnce: 3, noun: 'exports' },
  import: { window: minute, account: 240, user: 120, atOnce: 4, noun: 'imports' },
  render: { window: hour, account: 300, user: 100, noun: 'PDFs' },
  mail: { window: day, account: 20_000, user: 10_000, noun: 'scheduled emails' },
  schedule: { window: day, account: 200, user: 100, noun: 'new schedules' },
  strangerMail: { window: day, account: 5_000, user: 5_000, noun: 'emails to people outside your team' },
  /** of browsers that nobody has signed in with yet; each account has a limit of its own besides (functions/domains/auth/attempts.ts) */
  signIn: { window: 15 * minute, address: 100, noun: 'sign-in attempts' },
  signUp: { window: hour, address: 30, noun: 'sign-ups' },
  forgot: { window: hour, address: 30, noun: 'requests for a new password' },
  /** emails that whoever is not signed in may have sent to one email address */
  askedMail: { window: hour, person: 5, noun: 'emails to this address' },
  /** what visitors write by the public pages */
  contact: { window: hour, address: 10, noun: 'messages' },
  /** emails that ask somebody to join; `askedMail` counts them for each address besides */
  invitation: { window: day, account: 200, user: 100, noun: 'invitations' },
  /** reports that somebody sends to themselves, to see what a schedule will send */
  reportTest: { window: hour, account: 60, user: 10, noun: 'test reports' },
  /** messages to somewhere outside that somebody wants to see arrive */
  channelTest: { window: hour, account: 200, user: 30, noun: 'test messages' },
  visit: { window: minute, address: 600, noun: 'requests' },
} as const satisfies Record<string, Budget>
export type Work = keyof typeof budgets

/** A new account is one of its first days; of what it may mail to strangers only so many in each of them, and of invitations. */
export const newAccount = { days: 30, strangerMail: 500, invitations: 30 } as const

/** What a contract may say of itself: a kind of work, or `free` for what costs nothing or must never be refused. */
export type ContractWork = Work | 'free'

/** Said when a call takes too long: what can be done about it depends on what was asked for. */
export function slowSentence(contract: Endpoint): string {
  const work = workOf(contract)
  return contract.slow ?? requestMessages.slow[work === 'import' ? 'import' : work === 'report' || work === 'export' ? 'report' : 'other']
}

/** The kind of work of an endpoint: what its contract says, else by what it does. None is without one. */
export function workOf({ work, access, method, upload, response }: Endpoint): ContractWork {
  if (work) return work
  if (!access.session) return 'visit'
  if (upload) return 'import'
  if (response === 'csv' || response === 'zip') return 'export'
  return method === 'GET' ? 'read' : 'write'
}
