import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** One session of the person who asks. What nobody told is null. */
export const SessionRow = v.object({
  id: v.string(),
  /** such as Chrome */
  browser: v.nullable(v.string()),
  /** such as macOS */
  system: v.nullable(v.string()),
  /** ISO 3166 */
  country: v.nullable(v.string()),
  /** of the address, without its last part: 192.0.2.x */
  network: v.nullable(v.string()),
  /** ISO instant of signing in */
  began: v.string(),
  /** ISO instant of the last use, some minutes exact */
  seen: v.string(),
  /** the administrator who acts in it */
  by: v.nullable(v.string()),
  /** whether it is the one that asks */
  current: v.boolean(),
})
export type SessionRow = v.InferOutput<typeof SessionRow>

export const listSessions = endpoint({
  name: 'list-sessions',
  domain: 'auth',
  method: 'GET',
  path: '/auth/sessions',
  summary: 'List your sessions',
  access: { session: true },
  response: v.object({ sessions: v.array(SessionRow) }),
})
export const endSession = endpoint({
  name: 'end-session',
  domain: 'auth',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  audit: { kind: 'access', to: 'end one of their sessions', did: 'ended one of their sessions' },
  summary: 'End one of your sessions',
  changes: ['own'],
  access: { session: true, inPerson: true },
  response: 'empty',
  status: 204,
})
export const signOutEverywhere = endpoint({
  name: 'sign-out-everywhere',
  domain: 'auth',
  method: 'POST',
  path: '/auth/sign-out-everywhere',
  audit: { kind: 'access', to: 'sign out everywhere else', did: 'signed out everywhere else' },
  summary: 'End all your other sessions',
  changes: ['GET /auth/sessions'],
  access: { session: true, inPerson: true },
  response: 'empty',
  status: 204,
})
