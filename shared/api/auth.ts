import * as v from 'valibot'
import { personTypes } from '../admin-roles.ts'
import { Logo } from '../branding/brand.ts'
import { addressForm } from '../email-address.ts'
import { AccountRole } from '../permissions.ts'
import { Preferences } from '../preferences.ts'
import { suppressionReasons } from '../suppression.ts'
import { endpoint } from './endpoint.ts'

/** Who is signed in and what they may do; the frontend only mirrors what the server enforces. */
export const Me = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role: AccountRole,
  /** begins with "admin" for whoever looks after the deployment */
  type: v.picklist(personTypes),
  isOwner: v.boolean(),
  isManager: v.boolean(),
  /** `competitors`: how many a profile may have; `ends_at`: ISO instant of its deletion, while it waits for one */
  account: v.object({ id: v.string(), name: v.string(), timezone: v.string(), competitors: v.number(), ends_at: v.nullable(v.string()) }),
  /** `admin`: whether they decide over its people */
  entities: v.array(
    v.object({
      entity_gid: v.string(),
      name: v.string(),
      timezone: v.nullable(v.string()),
      admin: v.boolean(),
      /** nothing is published for it */
      publish_killswitch: v.boolean(),
      permissions: v.record(v.string(), v.string()),
    }),
  ),
  features: v.record(v.string(), v.boolean()),
  /** report types there are for this person, whatever the plan has switched on */
  report_types: v.array(v.string()),
  preferences: Preferences,
  /** false: a new address of theirs waits for its link to be opened */
  confirmed: v.boolean(),
  /** their address takes no email, so we send none */
  email_suppressed: v.boolean(),
  suppressed_reason: v.nullable(v.picklist(suppressionReasons)),
  /** of their account, in place of ours, while it has white label; null otherwise */
  logo: v.nullable(Logo),
  /** the plan is not paid for in time; told to whoever can change that */
  unpaid_invoices: v.boolean(),
  /** whether there is a page warning (GET page-warnings) */
  warned: v.boolean(),
  /** the administrator who is signed in as this person */
  impersonating_user_gid: v.nullable(v.string()),
})
export type Me = v.InferOutput<typeof Me>

/** What the sign-in form asks for. */
export const Credentials = v.strictObject({
  email: v.pipe(
    v.string('Email is required.'),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(75),
    addressForm(() => 'Please enter a valid email address.'),
  ),
  password: v.pipe(v.string('Password is required.'), v.nonEmpty('Password is required.'), v.maxLength(200)),
})

export const login = endpoint({
  name: 'login',
  domain: 'auth',
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in and start a session',
  audit: { kind: 'access', to: 'sign in', did: 'signed in' },
  changes: ['GET /me', 'GET /auth/sessions'],
  access: { session: false },
  // its handler counts, which knows the device
  work: 'free',
  body: Credentials,
  // second_step: the password is right, and a code is asked for (POST auth/second-step)
  response: v.union([v.object({ me: Me }), v.object({ second_step: v.literal(true) })]),
})
export const logout = endpoint({
  name: 'logout',
  domain: 'auth',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End the session',
  audit: { kind: 'access', to: 'log out', did: 'logged out' },
  // the page reloads
  changes: [],
  access: { session: false },
  work: 'free',
  response: 'empty',
  status: 204,
})
export const logoutByLink = endpoint({
  name: 'logout-by-link',
  domain: 'auth',
  method: 'GET',
  path: '/logout',
  summary: 'End the session and go to the sign-in page',
  audit: { kind: 'access', to: 'log out', did: 'logged out' },
  access: { session: false },
  work: 'free',
  response: 'redirect',
  status: 302,
})
export const getMe = endpoint({
  name: 'get-me',
  domain: 'auth',
  method: 'GET',
  path: '/me',
  summary: 'Get the signed-in user',
  access: { session: true },
  response: v.object({ me: Me }),
})
