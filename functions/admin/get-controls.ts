import { getControls } from '../../shared/api/admin.ts'
import { type Budget, budgets } from '../../shared/limits.ts'
import { administrators } from '../accounts/admins.ts'
import { isDirectoryFilled } from '../accounts/fill-directory.ts'
import { signUpMode } from '../auth/sign-up-mode.ts'
import { handle } from '../lib/endpoint.ts'
import { scaled } from '../lib/limits.ts'
import { privateTypes } from '../reports/run/visible-types.ts'
import { version } from '../system/version.ts'

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
