import * as v from 'valibot'
import { text } from '../fields.ts'
import { leavingMessages } from '../leaving-messages.ts'
import { securityMessages } from '../security-messages.ts'
import { endpoint } from './endpoint.ts'

const Password = v.pipe(
  v.string(leavingMessages.passwordRequired),
  v.nonEmpty(leavingMessages.passwordRequired),
  v.maxLength(200, securityMessages.password.wrong),
)
/** Of an authenticator app or a recovery code, for whoever signs in with one. */
const Code = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, securityMessages.twoFactor.codeWrong)))

export const DeleteAccountForm = v.strictObject({
  name: v.pipe(v.string(leavingMessages.nameRequired), v.trim(), v.nonEmpty(leavingMessages.nameRequired), v.maxLength(200, leavingMessages.nameWrong)),
  password: Password,
  code: Code,
})

/** Instants are ISO. ends_at: until when its link works; bytes: of its zip. */
export const ExportState = v.object({
  state: v.picklist(['making', 'ready', 'failed']),
  asked_at: v.string(),
  ends_at: v.nullable(v.string()),
  bytes: v.nullable(v.number()),
})
export type ExportState = v.InferOutput<typeof ExportState>

export const getLeaving = endpoint({
  name: 'get-leaving',
  domain: 'leaving',
  method: 'GET',
  path: '/account/leaving',
  summary: 'Get the scheduled deletion of the account: when, and who asked for it',
  access: { session: true, account: 'own' },
  // instants are ISO; asks_code: whether deleting it asks the caller for a code
  response: v.object({
    name: v.string(),
    asks_code: v.boolean(),
    deletion: v.nullable(v.object({ asked_at: v.string(), ends_at: v.string(), by: v.nullable(v.string()) })),
    export: v.nullable(ExportState),
  }),
})
export const deleteAccount = endpoint({
  name: 'delete-account',
  domain: 'leaving',
  method: 'DELETE',
  path: '/account',
  summary: 'Delete the account and all its data in 24 hours, unless an owner stops it',
  audit: { kind: 'account', to: 'have the account deleted', did: 'asked for the deletion of the account' },
  changes: ['GET /account/leaving', 'GET /me'],
  access: { session: true, inPerson: true, account: 'own' },
  body: DeleteAccountForm,
  // ends_at: ISO instant until which it can be stopped
  response: v.object({ ends_at: v.string() }),
  status: 202,
})
export const keepAccount = endpoint({
  name: 'keep-account',
  domain: 'leaving',
  method: 'POST',
  path: '/account/keep',
  summary: 'Stop the deletion of the account',
  audit: { kind: 'account', to: 'stop the deletion of the account', did: 'stopped the deletion of the account' },
  changes: ['GET /account/leaving', 'GET /me'],
  access: { session: true, account: 'own' },
  response: 'empty',
  status: 204,
})
export const keepAccountByLink = endpoint({
  name: 'keep-account-by-link',
  domain: 'leaving',
  method: 'POST',
  path: '/auth/keep-account',
  summary: 'Stop the deletion of an account by the link that its owners were sent',
  audit: { kind: 'account', to: 'stop the deletion of the account', did: 'stopped the deletion of the account' },
  changes: ['GET /account/leaving', 'GET /me'],
  access: { session: false },
  work: 'signIn',
  body: v.strictObject({ token: text(100) }),
  response: v.object({ name: v.string() }),
})

export const DeleteMeForm = v.strictObject({ password: Password, code: Code })

export const getOwnLeaving = endpoint({
  name: 'get-own-leaving',
  domain: 'leaving',
  method: 'GET',
  path: '/me/leaving',
  summary: 'Get the requirements for deleting your user, and who takes over',
  access: { session: true },
  // heir: the name of the owner who takes over; null when the account has no other. schedules: how many they would take over
  response: v.object({ asks_code: v.boolean(), heir: v.nullable(v.string()), schedules: v.number(), export: v.nullable(ExportState) }),
})
export const deleteMe = endpoint({
  name: 'delete-me',
  domain: 'leaving',
  method: 'DELETE',
  path: '/me',
  summary: 'Delete your user with sessions, keys, preferences and sign-in; schedules are transferred to an owner',
  audit: { kind: 'people', to: 'leave the account', did: 'left the account' },
  changes: ['own', 'GET /me/leaving', 'GET /me/details'],
  access: { session: true, inPerson: true },
  body: DeleteMeForm,
  response: 'empty',
  status: 204,
})

export const createAccountExport = endpoint({
  name: 'create-account-export',
  domain: 'leaving',
  method: 'POST',
  path: '/account/export',
  summary: 'Export all data of the account as a zip; its link is emailed',
  audit: { kind: 'exports', to: 'export the account', did: 'asked for an export of the account' },
  changes: ['GET /account/leaving'],
  access: { session: true, account: 'own' },
  work: 'export',
  response: v.object({ asked_at: v.string() }),
  status: 202,
})
export const createOwnExport = endpoint({
  name: 'create-own-export',
  domain: 'leaving',
  method: 'POST',
  path: '/me/export',
  summary: 'Export your personal data as a zip; its link is emailed',
  audit: { kind: 'exports', to: 'export their own data', did: 'asked for an export of their own data' },
  changes: ['GET /me/leaving'],
  access: { session: true },
  work: 'export',
  response: v.object({ asked_at: v.string() }),
  status: 202,
})
export const openExport = endpoint({
  name: 'open-export',
  domain: 'leaving',
  method: 'GET',
  path: '/exports/{token}',
  summary: 'Download an export by its emailed link',
  access: { session: false },
  response: 'redirect',
  status: 302,
})
