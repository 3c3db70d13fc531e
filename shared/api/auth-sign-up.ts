import * as v from 'valibot'
import { Timezone, text } from '../fields.ts'
import { CompanyName, EmailAddress, FirstName, LastName, NewPassword } from '../person-fields.ts'
import { BillingInterval, firstPlan, SignUpPlanId } from '../plan-catalogue.ts'
import { Billing } from '../plan-figures.ts'
import { Me } from './auth.ts'
import { endpoint } from './endpoint.ts'

/** open: anybody. invite: whoever is invited. closed: nobody. */
export const SignUpMode = v.picklist(['open', 'invite', 'closed'])
export type SignUpMode = v.InferOutput<typeof SignUpMode>

/** What the sign-up form asks for. */
export const SignUpForm = v.strictObject({
  first_name: FirstName,
  last_name: LastName,
  company: CompanyName,
  email: EmailAddress,
  password: NewPassword,
})

export const getSignUp = endpoint({
  name: 'get-sign-up',
  domain: 'auth',
  method: 'GET',
  path: '/auth/signup',
  summary: 'Check whether sign-up is open',
  access: { session: false },
  // open too where nobody has an account yet, whatever the mode
  response: v.object({ mode: SignUpMode, open: v.boolean(), billing: Billing }),
})
export const signUp = endpoint({
  name: 'sign-up',
  domain: 'auth',
  method: 'POST',
  path: '/auth/signup',
  summary: 'Sign up; a link sent by email creates the account',
  // nobody has an account before its link is opened
  audit: 'unaudited',
  changes: ['own'],
  access: { session: false },
  work: 'signUp',
  body: v.strictObject({
    ...SignUpForm.entries,
    plan: v.optional(SignUpPlanId, firstPlan.plan),
    interval: v.optional(BillingInterval, firstPlan.interval),
    timezone: v.optional(Timezone, 'UTC'),
  }),
  // the same for an address that has an account
  response: v.object({ email: v.string() }),
  status: 202,
})
export const confirmSignUp = endpoint({
  name: 'confirm-sign-up',
  domain: 'auth',
  method: 'POST',
  path: '/auth/confirm',
  summary: 'Create the account of a confirmed address and sign in',
  audit: { kind: 'account', to: 'create', did: 'created', thing: 'account' },
  changes: ['GET /me', 'GET /auth/signup'],
  access: { session: false },
  work: 'signIn',
  /** `password`: asked for in any browser but the one that signed up */
  body: v.strictObject({ token: text(100), password: v.optional(text(200)) }),
  response: v.object({ me: Me }),
})
