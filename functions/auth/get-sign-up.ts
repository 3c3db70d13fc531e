import { getSignUp } from '../../shared/api/auth-sign-up.ts'
import { billing } from '../accounts/standing.ts'
import { handle } from '../lib/endpoint.ts'
import { isSignUpOpen, signUpMode } from './sign-up-mode.ts'

export const handler = handle(getSignUp, async () => ({ mode: signUpMode(), open: await isSignUpOpen(), billing: billing() }))
