import { getControls } from '../../../../shared/api/admin.ts'
import { type Budget, budgets } from '../../../../shared/limits.ts'
import { signUpMode } from '../../../domains/auth/sign-up-mode.ts'
import { version } from '../../../domains/system/version.ts'
import { administrators } from '../../../kernel/accounts/admins.ts'
import { isDirectoryFilled } from '../../../kernel/accounts/fill-directory.ts'
import { privateTypes } from '../../../kernel/accounts/visible-types.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { scaled } from '../../../kernel/request/limits.ts'

/** What a deploy has set, as this function was given it; no secret is among it. */
export const handler = handle(getControls, async () => ({
  version,
  origin: process.env.ALMANAC_ORIGIN ?? '',
  sign_up: signUpMode(),
  breached_passwords: Boolean(process.env.ALMANAC_BREACHED_PASSWORDS),
  private_reports: privateTypes(),
  administrators: administrators(),
  limit_factor: Number(process.env.ALMANAC_LIMIT_FACTOR ?? 1),
  limits: Object.values(budgets).map(limitOf),
  directory: (await isDirectoryFilled()) ? ('ready' as const) : ('filling' as const),
}))

function limitOf({ noun, window, account, user, address }: Budget) {
  const most = (count: number | undefined) => (count === undefined ? null : scaled(count))
  return { noun, window, account: most(account), user: most(user), address: most(address) }
}
