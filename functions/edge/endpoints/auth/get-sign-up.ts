import { getSignUp } from '../../../../shared/api/auth-sign-up.ts'
import { isSignUpOpen, signUpMode } from '../../../domains/auth/sign-up-mode.ts'
import { billing } from '../../../kernel/accounts/standing.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getSignUp, async () => ({ mode: signUpMode(), open: await isSignUpOpen(), billing: billing() }))
