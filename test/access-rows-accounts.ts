/** The rows of access-rows.ts for signing up and in, and for what people set for themselves. */
import type { Row } from './access-rows.ts'

/** `group-zebra-1` -> `acct-zebra` */
const accountIn = (group: string) => group.replace(/^group-([a-z]+).*/, 'acct-$1')
const plain: Row = { calls: [() => ({})] }

export const accountRows = {
  // a session that any other call needs must not end here, so nobody signs in or out for real
  login: { calls: [() => ({ body: { email: `${crypto.randomUUID()}@x.test`, password: 'wrong' }, session: null })], status: 401 },
  // nobody becomes another administrator
  impersonate: { calls: [(_, { group }) => ({ params: { id: accountIn(group) }, body: {} })], status: 409 },
  'list-people': plain,
  'list-customers': plain,
  'list-any-profiles': plain,
  'list-errors': plain,
  'list-error-groups': plain,
  'get-controls': plain,
  'get-page-warning': plain,
  'put-page-warning': { calls: [() => ({ body: { message: 'Figures of today come later.', link: null, type: 'INFO', closable: true } })] },
  'remove-page-warning': plain,
  'end-impersonation': { calls: [() => ({})], status: 409 },
  logout: { calls: [() => ({ session: null })] },
  'logout-by-link': {
    calls: [
      () => ({
        session: null,
        headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' },
      }),
    ],
  },
  'get-me': plain,
  'get-sign-up': plain,
  'sign-up': {
    calls: [
      () => ({
        session: null,
        body: { first_name: 'Ada', last_name: 'Byron', company: 'Acme', email: 'stranger@x.test', password: 'kettle crane river' },
      }),
    ],
  },
  'forgot-password': { calls: [() => ({ session: null, body: { email: 'stranger@x.test' } })] },
  // nobody to write to is named here
  'send-message': {
    calls: [() => ({ session: null, body: { page: 'contact', name: 'A', email: 'stranger@x.test', message: 'Hello' } })],
    status: 404,
  },
  'get-reset': { calls: [(_, { token }) => ({ session: null, params: { token } })], status: 410 },
  'reset-password': { calls: [(_, { token }) => ({ session: null, body: { token, password: 'kettle crane river' } })], status: 410 },
  'list-sessions': plain,
  'end-session': { calls: [() => ({ params: { id: 'session-none' } })], status: 404 },
  'sign-out-everywhere': plain,
  // nobody here has one
  'change-password': { calls: [() => ({ body: { current: 'none', password: 'kettle crane river' } })], status: 400 },
  'get-two-factor': plain,
  'begin-two-factor': { calls: [() => ({ body: { password: 'none' } })], status: 400 },
  'confirm-two-factor': { calls: [() => ({ body: { code: '000000' } })], status: 409 },
  'end-two-factor': { calls: [() => ({ body: { password: 'none', code: '000000' } })], status: 400 },
  'create-recovery-codes': { calls: [() => ({ body: { password: 'none', code: '000000' } })], status: 400 },
  'second-step': { calls: [() => ({ session: null, body: { code: '000000' } })], status: 401 },
  'get-sign-in': plain,
  'begin-provider-sign-in': { calls: [() => ({ query: { next: '/reports' } })] },
  'finish-provider-sign-in': { calls: [() => ({ query: { state: 'none' } })], takesAny: true },
  'confirm-sign-up': { calls: [(_, { token }) => ({ session: null, body: { token } })], status: 410 },
  'get-own-details': plain,
  'update-preferences': { calls: [() => ({ body: { week_start: 'sunday' } })] },
  'update-own-name': { calls: [() => ({ body: { first_name: 'Ada', last_name: 'Byron' } })] },
  // nobody of the tenants has a password
  'change-email': { calls: [() => ({ body: { email: 'stranger@x.test', password: 'wrong' } })], status: 403 },
  'cancel-email-change': plain,
  // no address waits, and none is without email
  'resend-confirmation': { calls: [() => ({})], status: 409 },
  'send-email-code': { calls: [() => ({})], status: 409 },
  'verify-email': { calls: [() => ({ body: { code: '000000' } })], status: 400 },
  'confirm-email-change': { calls: [(_, { token }) => ({ session: null, body: { token } })], status: 410 },
  'list-api-keys': plain,
  'create-api-key': { calls: [() => ({ body: { name: 'Nightly import', scopes: ['push'], ends: '90' } })] },
  // keys are private; this id does not exist
  'revoke-api-key': { calls: [(_, { profile }) => ({ params: { id: profile } })], status: 404 },
} as const satisfies Record<string, Row>
