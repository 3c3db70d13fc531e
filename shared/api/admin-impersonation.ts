import * as v from 'valibot'
import { adminSections } from '../admin-roles.ts'
import { Id } from '../fields.ts'
import { Me } from './auth.ts'
import { endpoint } from './endpoint.ts'

export const impersonate = endpoint({
  name: 'impersonate',
  domain: 'admin',
  method: 'POST',
  path: '/admin/accounts/{id}/impersonate',
  summary: 'Sign in as a person of an account, its owner unless said; for eight hours at most, and no longer than the session that asks',
  audit: { kind: 'access', to: 'open', did: 'opened', thing: 'account' },
  // the page reloads
  changes: [],
  access: { session: true, admin: adminSections.users },
  body: v.strictObject({ user_id: v.optional(Id) }),
  response: v.object({ me: Me }),
})

export const endImpersonation = endpoint({
  name: 'end-impersonation',
  domain: 'admin',
  method: 'POST',
  path: '/impersonation/end',
  summary: 'End impersonation and return to the administrator’s own session',
  audit: { kind: 'access', to: 'leave', did: 'left', thing: 'account' },
  // the page reloads
  changes: [],
  access: { session: true },
  response: v.object({ me: Me }),
})
