import * as v from 'valibot'
import { text } from '../fields.ts'
import { EmailAddress, NewPassword } from '../person-fields.ts'
import { securityMessages } from '../security-messages.ts'
import { endpoint } from './endpoint.ts'

export const ForgotForm = v.strictObject({ email: EmailAddress })
export const ChangePasswordForm = v.strictObject({
  current: v.pipe(v.string(securityMessages.password.currentRequired), v.nonEmpty(securityMessages.password.currentRequired), v.maxLength(200)),
  password: NewPassword,
})
export const ResetForm = v.strictObject({ password: NewPassword })

export const forgotPassword = endpoint({
  name: 'forgot-password',
  domain: 'auth',
  method: 'POST',
  path: '/auth/forgot',
  summary: 'Send a link that sets a new password',
  audit: { kind: 'access', to: 'request a new password for', did: 'requested a new password for', thing: 'person' },
  changes: [],
  access: { session: false },
  work: 'forgot',
  body: ForgotForm,
  // the same for an address that has no account
  response: v.object({ email: v.string() }),
  status: 202,
})
export const getReset = endpoint({
  name: 'get-reset',
  domain: 'auth',
  method: 'GET',
  path: '/auth/reset/{token}',
  summary: 'Get the account of a password reset link',
  access: { session: false },
  response: v.object({ email: v.string() }),
})
export const resetPassword = endpoint({
  name: 'reset-password',
  domain: 'auth',
  method: 'POST',
  path: '/auth/reset',
  summary: 'Set a new password by a link, and end all sessions',
  audit: { kind: 'access', to: 'reset their password', did: 'reset their password' },
  changes: ['own', 'GET /me'],
  access: { session: false },
  work: 'signIn',
  body: v.strictObject({ token: text(100), ...ResetForm.entries }),
  response: v.object({ email: v.string() }),
})
export const changePassword = endpoint({
  name: 'change-password',
  domain: 'auth',
  method: 'POST',
  path: '/auth/password',
  audit: { kind: 'access', to: 'change their password', did: 'changed their password' },
  summary: 'Change your password and end all your other sessions',
  changes: ['GET /auth/sessions'],
  access: { session: true, inPerson: true },
  body: ChangePasswordForm,
  response: 'empty',
  status: 204,
})
