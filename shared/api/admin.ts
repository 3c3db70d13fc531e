import * as v from 'valibot'
import { adminRoles, adminSections } from '../admin-roles.ts'
import { isRealDate } from '../dates/calendar-date.ts'
import { text } from '../fields.ts'
import { NetworkCode } from '../networks.ts'
import { AccountRole } from '../permissions.ts'
import { PlanId } from '../plan-catalogue.ts'
import { SignUpMode } from './auth-sign-up.ts'
import { endpoint } from './endpoint.ts'

const badCursor = 'The cursor is not one of this list.'
const Cursor = v.optional(v.pipe(v.string(badCursor), v.maxLength(1500, badCursor), v.regex(/^[\w-]+$/, badCursor)))

/** `search`: the beginnings of words, in any order. Without it, everything by name. `cursor`: where the page before ended, of the same search. */
const Searched = v.strictObject({ search: v.optional(text(100)), cursor: Cursor })
const page = { cursor: v.nullable(v.string()) }

const PersonRow = v.object({
  account_id: v.string(),
  account_name: v.string(),
  user_id: v.string(),
  name: v.string(),
  email: v.string(),
  role: AccountRole,
  joined: v.boolean(),
  /** of the deployment: nobody can sign in as them */
  administrator: v.boolean(),
})
export type PersonRow = v.InferOutput<typeof PersonRow>

export const listPeople = endpoint({
  name: 'list-people',
  domain: 'admin',
  method: 'GET',
  path: '/admin/users',
  summary: 'List the people of all accounts',
  access: { session: true, admin: adminSections.users },
  query: Searched,
  response: v.object({ people: v.array(PersonRow), ...page }),
})

const CustomerRow = v.object({
  account_id: v.string(),
  name: v.string(),
  /** null: it began before plans were kept */
  plan: v.nullable(PlanId),
  /** ISO instant; null: from before it was kept */
  created_at: v.nullable(v.string()),
  /** ISO instant at which it will be deleted, if anybody asked for that */
  ends_at: v.nullable(v.string()),
  /** the owner that an administrator signs in as */
  owner: v.nullable(v.object({ name: v.string(), email: v.string(), administrator: v.boolean() })),
  people: v.number(),
  profiles: v.number(),
})
export type CustomerRow = v.InferOutput<typeof CustomerRow>

export const listCustomers = endpoint({
  name: 'list-customers',
  domain: 'admin',
  method: 'GET',
  path: '/admin/customers',
  summary: 'List all accounts',
  access: { session: true, admin: adminSections.customers },
  query: Searched,
  response: v.object({ customers: v.array(CustomerRow), ...page }),
})

const AnyProfileRow = v.object({
  account_id: v.string(),
  account_name: v.string(),
  id: v.string(),
  network: NetworkCode,
  name: v.string(),
  username: v.nullable(v.string()),
  /** ISO instant */
  connected_at: v.string(),
  /** ISO date of the first day with figures; null before the first import */
  available_from: v.nullable(v.string()),
})
export type AnyProfileRow = v.InferOutput<typeof AnyProfileRow>

export const listAnyProfiles = endpoint({
  name: 'list-any-profiles',
  domain: 'admin',
  method: 'GET',
  path: '/admin/profiles',
  summary: 'List the profiles of all accounts',
  access: { session: true, admin: adminSections.profiles },
  query: Searched,
  response: v.object({ profiles: v.array(AnyProfileRow), ...page }),
})

export const errorKinds = ['screen', 'endpoint', 'job'] as const

const ErrorRow = v.object({
  id: v.string(),
  /** ISO instant */
  at: v.string(),
  kind: v.picklist(errorKinds),
  /** of the endpoint or job, or where the screen is */
  name: v.string(),
  message: v.string(),
  /** what the person was shown, and what the logs have; null of jobs */
  request_id: v.nullable(v.string()),
  account_id: v.nullable(v.string()),
  account_name: v.nullable(v.string()),
  /** version that was deployed; null of errors from before that was kept */
  release: v.nullable(v.string()),
})
export type ErrorRow = v.InferOutput<typeof ErrorRow>

const badDate = 'Dates must be written as YYYY-MM-DD.'

/** `day`: of UTC. `search`: in what is told of an error, or its request id. */
const errorFilter = {
  day: v.optional(v.pipe(v.string(), v.maxLength(10, badDate), v.check(isRealDate, badDate))),
  search: v.optional(text(100)),
}

export const listErrors = endpoint({
  name: 'list-errors',
  domain: 'admin',
  method: 'GET',
  path: '/admin/errors',
  summary: 'List errors of screens, endpoints and jobs of the last 30 days, newest first',
  access: { session: true, admin: adminSections.errors },
  query: v.strictObject({
    ...errorFilter,
    cursor: v.optional(v.pipe(v.string(badCursor), v.maxLength(100, badCursor), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z#[\w-]{1,60}$/, badCursor))),
  }),
  response: v.object({
    errors: v.array(ErrorRow),
    cursor: v.nullable(v.string()),
    /** how many of each day, or of each hour of the day that is asked for; each begins at its instant */
    counts: v.array(v.object({ at: v.string(), count: v.number() })),
    /** a day takes no more */
    most: v.number(),
  }),
})

/** The same failure of the same screen, endpoint or job, in one release. */
const ErrorGroup = v.object({
  ...v.pick(ErrorRow, ['kind', 'name', 'release']).entries,
  /** what it says in its first line, without the numbers in it */
  message: v.string(),
  count: v.number(),
  /** accounts that met it */
  accounts: v.number(),
  /** ISO instants */
  first_at: v.string(),
  last_at: v.string(),
  /** the newest of them, three at most */
  latest: v.array(ErrorRow),
})
export type ErrorGroup = v.InferOutput<typeof ErrorGroup>

export const listErrorGroups = endpoint({
  name: 'list-error-groups',
  domain: 'admin',
  method: 'GET',
  path: '/admin/errors/groups',
  summary: 'List errors of screens, endpoints and jobs of the last 30 days, grouped by cause and release, latest first',
  access: { session: true, admin: adminSections.errors },
  query: v.strictObject(errorFilter),
  response: v.object({
    groups: v.array(ErrorGroup),
    /** how many errors were looked at, the newest; `all`: there are no others */
    looked_at: v.number(),
    all: v.boolean(),
  }),
})

export const getControls = endpoint({
  name: 'get-controls',
  domain: 'admin',
  method: 'GET',
  path: '/admin/controls',
  summary: 'Get the configuration of this deployment',
  access: { session: true, admin: adminSections.controls },
  response: v.object({
    version: v.string(),
    origin: v.string(),
    sign_up: SignUpMode,
    breached_passwords: v.boolean(),
    /** report types that are for named people alone */
    private_reports: v.array(v.string()),
    administrators: v.array(v.object({ email: v.string(), role: v.nullable(v.picklist(adminRoles)) })),
    limit_factor: v.number(),
    /** of each kind of work, as the factor makes it. `window` in seconds; null: not counted by it */
    limits: v.array(
      v.object({ noun: v.string(), window: v.number(), account: v.nullable(v.number()), user: v.nullable(v.number()), address: v.nullable(v.number()) }),
    ),
    /** whether accounts of before the directory can be found by now */
    directory: v.picklist(['ready', 'filling']),
  }),
})
