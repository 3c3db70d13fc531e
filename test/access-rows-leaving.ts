/** The rows of access-rows.ts for exporting and deleting an account, or oneself. */
import type { Row } from './access-rows.ts'

const plain: Row = { calls: [() => ({})] }

export const leavingRows = {
  'get-leaving': plain,
  // nobody of the tenants has a password
  'delete-account': { calls: [() => ({ body: { name: 'Account acct-zebra', password: 'none' } })], status: 400 },
  'get-own-leaving': plain,
  'create-account-export': plain,
  'create-own-export': plain,
  'open-export': { calls: [(_, { token }) => ({ session: null, params: { token } })], status: 410 },
  'delete-me': { calls: [() => ({ body: { password: 'none' } })], status: 400 },
  'keep-account': { calls: [() => ({})], status: 409 },
  'keep-account-by-link': { calls: [(_, { token }) => ({ session: null, body: { token } })], status: 410 },
} as const satisfies Record<string, Row>
