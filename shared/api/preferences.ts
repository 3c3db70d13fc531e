import * as v from 'valibot'
import { text } from '../fields.ts'
import { messages } from '../messages.ts'
import { EmailAddress, FirstName, LastName } from '../person-fields.ts'
import { PreferenceChoices } from '../preferences.ts'
import { Me } from './auth.ts'
import { endpoint } from './endpoint.ts'

export const NameForm = v.strictObject({ first_name: FirstName, last_name: LastName })

export const getOwnDetails = endpoint({
  name: 'get-own-details',
  domain: 'preferences',
  method: 'GET',
  path: '/me/details',
  summary: 'Get your name and any unconfirmed email address',
  access: { session: true },
  response: v.object({ first_name: v.string(), last_name: v.string(), email: v.string(), waiting_email: v.nullable(v.string()) }),
})
export const updatePreferences = endpoint({
  name: 'update-preferences',
  domain: 'preferences',
  method: 'PATCH',
  path: '/me/preferences',
  summary: 'Change your timezone, formats, first day of the week or theme',
  audit: { kind: 'account', to: 'change their preferences', did: 'changed their preferences' },
  changes: ['GET /me'],
  access: { session: true },
  body: PreferenceChoices,
  response: v.object({ me: Me }),
})
export const updateOwnName = endpoint({
  name: 'update-own-name',
  domain: 'preferences',
  method: 'PATCH',
  path: '/me/name',
  summary: 'Change your name',
  audit: { kind: 'account', to: 'change their name', did: 'changed their name' },
  changes: ['GET /me', 'GET /me/details'],
  access: { session: true, inPerson: true },
  body: NameForm,
  response: v.object({ me: Me }),
})

export const EmailForm = v.strictObject({ email: EmailAddress, password: v.pipe(text(200), v.nonEmpty('Password is required.')) })

export const changeEmail = endpoint({
  name: 'change-email',
  domain: 'preferences',
  method: 'POST',
  path: '/me/email',
  summary: 'Change your email address; a link confirms the new one',
  audit: { kind: 'access', to: 'change their email address', did: 'asked to change their email address' },
  changes: ['GET /me', 'GET /me/details'],
  access: { session: true, inPerson: true },
  body: EmailForm,
  // the same for an address that somebody else has
  response: v.object({ email: v.string() }),
  status: 202,
})
export const cancelEmailChange = endpoint({
  name: 'cancel-email-change',
  domain: 'preferences',
  method: 'DELETE',
  path: '/me/email',
  summary: 'Cancel a change of email address; its link stops working',
  audit: { kind: 'access', to: 'cancel the change of their email address', did: 'cancelled the change of their email address' },
  changes: ['GET /me', 'GET /me/details'],
  access: { session: true, inPerson: true },
  response: 'empty',
  status: 204,
})
export const resendConfirmation = endpoint({
  name: 'resend-confirmation',
  domain: 'preferences',
  method: 'GET',
  path: '/me/verify-email',
  summary: 'Send the link to the new email address again',
  audit: { kind: 'access', to: 'confirm their email address', did: 'asked for the link to their new email address again' },
  access: { session: true, inPerson: true },
  response: v.object({ email: v.string() }),
})
export const sendEmailCode = endpoint({
  name: 'send-email-code',
  domain: 'preferences',
  method: 'GET',
  path: '/me/email-verification-code',
  summary: 'Send a code to your email address, after emails to it were stopped',
  audit: { kind: 'access', to: 'verify their email address', did: 'asked for a code to their email address' },
  access: { session: true, inPerson: true },
  // asked for again within a minute, it sends no other; `until`: ISO instant at which the code ends
  response: v.object({ email: v.string(), until: v.string() }),
})
export const verifyEmail = endpoint({
  name: 'verify-email',
  domain: 'preferences',
  method: 'POST',
  path: '/me/email-verification-code',
  summary: 'Get emails again, by the code that was sent',
  audit: { kind: 'access', to: 'verify their email address', did: 'verified their email address' },
  changes: ['own', 'GET /me'],
  access: { session: true, inPerson: true },
  body: v.strictObject({
    code: v.pipe(v.string(messages.emailCode.digits), v.trim(), v.maxLength(6, messages.emailCode.digits), v.regex(/^\d{6}$/, messages.emailCode.digits)),
  }),
  response: v.object({ me: Me }),
})
export const confirmEmailChange = endpoint({
  name: 'confirm-email-change',
  domain: 'preferences',
  method: 'POST',
  path: '/auth/email',
  summary: 'Change an email address by the link that was sent to the new one',
  audit: { kind: 'access', to: 'change their email address', did: 'changed their email address' },
  changes: ['GET /me', 'GET /me/details'],
  access: { session: false },
  work: 'signIn',
  body: v.strictObject({ token: text(100) }),
  response: v.object({ email: v.string() }),
})
