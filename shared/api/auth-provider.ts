import * as v from 'valibot'
import { Link, text } from '../fields.ts'
import { endpoint } from './endpoint.ts'

export const getSignIn = endpoint({
  name: 'get-sign-in',
  domain: 'auth',
  method: 'GET',
  path: '/auth/sign-in',
  summary: 'Get the single sign-on provider, if any',
  access: { session: false },
  // label: what its button says; null where there is none
  response: v.object({ provider: v.nullable(v.object({ label: v.string() })) }),
})
export const beginProviderSignIn = endpoint({
  name: 'begin-provider-sign-in',
  domain: 'auth',
  method: 'GET',
  path: '/auth/provider',
  summary: 'Go to the OpenID Connect provider to sign in',
  access: { session: false },
  work: 'signIn',
  // where to go afterwards: a path of ours, or it is left out
  query: v.strictObject({ next: v.optional(Link) }),
  response: 'redirect',
  status: 302,
})

/** Of an answer as RFC 6749 and OpenID Connect have it; providers add what they like. */
const ProviderAnswer = v.objectWithRest({ code: v.optional(text(4000)), state: v.optional(text(500)), error: v.optional(text(500)) }, text(4000))

export const finishProviderSignIn = endpoint({
  name: 'finish-provider-sign-in',
  domain: 'auth',
  method: 'GET',
  path: '/auth/provider/callback',
  audit: { kind: 'access', to: 'sign in with single sign-on', did: 'signed in with single sign-on' },
  summary: 'Return from the OpenID Connect provider, signed in',
  access: { session: false },
  work: 'signIn',
  query: ProviderAnswer,
  response: 'redirect',
  status: 302,
})
