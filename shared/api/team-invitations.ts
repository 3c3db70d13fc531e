import * as v from 'valibot'
import { AccountRole } from '../permissions.ts'
import { FirstName, LastName, NewPassword } from '../person-fields.ts'
import { Me } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { seats } from './read-sets.ts'
import { Employee } from './team.ts'

/** What whoever accepts an invitation is asked for. */
export const JoinForm = v.strictObject({ first_name: FirstName, last_name: LastName, password: NewPassword })

export const resendInvitation = endpoint({
  name: 'resend-invitation',
  domain: 'team',
  method: 'POST',
  path: '/employees/{id}/resend',
  audit: { kind: 'people', to: 'resend the invitation to', did: 'resent the invitation to', thing: 'person' },
  summary: 'Send an invitation again; earlier links stop working',
  changes: ['own', seats],
  access: { session: true, team: 'invite', inPerson: true },
  response: v.object({ employee: Employee }),
})
export const getInvitation = endpoint({
  name: 'get-invitation',
  domain: 'team',
  method: 'GET',
  path: '/auth/invitation/{token}',
  summary: 'Get an invitation',
  access: { session: false },
  response: v.object({
    account: v.string(),
    /** null when they have left */
    invited_by: v.nullable(v.string()),
    email: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    role: AccountRole,
    entities: v.array(v.object({ name: v.string(), may: v.string() })),
    /** ISO instant, to be read in `timezone` (IANA) */
    ends_at: v.string(),
    timezone: v.string(),
  }),
})
export const completeInvitation = endpoint({
  name: 'complete-invitation',
  domain: 'team',
  method: 'POST',
  path: '/auth/invitation/{token}',
  audit: { kind: 'people', to: 'accept their invitation', did: 'accepted their invitation' },
  summary: 'Accept an invitation and sign in',
  changes: ['own', 'GET /me'],
  access: { session: false },
  work: 'signIn',
  body: JoinForm,
  response: v.object({ me: Me }),
})
