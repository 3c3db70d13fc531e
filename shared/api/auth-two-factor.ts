import * as v from 'valibot'
import { securityMessages } from '../security-messages.ts'
import { Me } from './auth.ts'
import { endpoint } from './endpoint.ts'

const { codeRequired, passwordRequired } = securityMessages.twoFactor

/** Six digits of an authenticator app or, where it says so, a recovery code; spaces and hyphens do not matter. */
const Code = v.pipe(v.string(codeRequired), v.trim(), v.nonEmpty(codeRequired), v.maxLength(50, securityMessages.twoFactor.codeWrong))
const Password = v.pipe(v.string(passwordRequired), v.nonEmpty(passwordRequired), v.maxLength(200, securityMessages.password.wrong))

export const PasswordForm = v.strictObject({ password: Password })
export const CodeForm = v.strictObject({ code: Code })
export const PasswordAndCodeForm = v.strictObject({ password: Password, code: Code })

/** The only time that they are told. */
const RecoveryCodes = v.object({ codes: v.array(v.string()) })

export const getTwoFactor = endpoint({
  name: 'get-two-factor',
  domain: 'auth',
  method: 'GET',
  path: '/auth/two-factor',
  summary: 'Check whether two-factor authentication is on',
  access: { session: true },
  // since: ISO instant; null when it does not
  response: v.object({ since: v.nullable(v.string()), codes_left: v.number() }),
})
export const beginTwoFactor = endpoint({
  name: 'begin-two-factor',
  domain: 'auth',
  method: 'POST',
  path: '/auth/two-factor/begin',
  audit: { kind: 'access', to: 'set up two-factor authentication', did: 'started setting up two-factor authentication' },
  summary: 'Create a secret for an authenticator app; it takes effect once a code is confirmed',
  // two-factor is off until its first code is confirmed
  changes: [],
  access: { session: true, inPerson: true },
  body: PasswordForm,
  // secret: base32, as it is typed; uri: otpauth:, as it stands in a QR code. The only time that they are told
  response: v.object({ secret: v.string(), uri: v.string() }),
})
export const confirmTwoFactor = endpoint({
  name: 'confirm-two-factor',
  domain: 'auth',
  method: 'POST',
  path: '/auth/two-factor/confirm',
  audit: { kind: 'access', to: 'turn on two-factor authentication', did: 'turned on two-factor authentication' },
  summary: 'Switch two-factor authentication on by a code of the app, and get ten recovery codes',
  changes: ['GET /auth/two-factor'],
  access: { session: true, inPerson: true },
  body: CodeForm,
  response: RecoveryCodes,
})
export const endTwoFactor = endpoint({
  name: 'end-two-factor',
  domain: 'auth',
  method: 'POST',
  path: '/auth/two-factor/end',
  audit: { kind: 'access', to: 'turn off two-factor authentication', did: 'turned off two-factor authentication' },
  summary: 'Switch two-factor authentication off, by password and code',
  changes: ['GET /auth/two-factor'],
  access: { session: true, inPerson: true },
  body: PasswordAndCodeForm,
  response: 'empty',
  status: 204,
})
export const createRecoveryCodes = endpoint({
  name: 'create-recovery-codes',
  domain: 'auth',
  method: 'POST',
  path: '/auth/two-factor/codes',
  audit: { kind: 'access', to: 'create new recovery codes', did: 'created new recovery codes' },
  summary: 'Replace your recovery codes with ten new ones; needs your password and a code',
  changes: ['GET /auth/two-factor'],
  access: { session: true, inPerson: true },
  body: PasswordAndCodeForm,
  response: RecoveryCodes,
})
export const secondStep = endpoint({
  name: 'second-step',
  domain: 'auth',
  method: 'POST',
  path: '/auth/second-step',
  audit: { kind: 'access', to: 'sign in with a code', did: 'signed in with a code' },
  summary: 'Finish signing in with an authenticator or recovery code',
  changes: ['GET /me', 'GET /auth/sessions', 'GET /auth/two-factor'],
  access: { session: false },
  work: 'signIn',
  body: CodeForm,
  response: v.object({ me: Me }),
})
