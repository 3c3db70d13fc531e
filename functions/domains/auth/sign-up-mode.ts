/** Who may make an account here. */
import * as v from 'valibot'
import { SignUpMode } from '../../../shared/api/auth-sign-up.ts'
import { messages } from '../../../shared/messages.ts'
import { type Problem, problem } from '../../kernel/request/problem.ts'
import { hasFirstAccount } from './store/first-account.ts'

/** ALMANAC_SIGNUP; by invitation unless said. @throws when it says anything else */
export function signUpMode(): SignUpMode {
  return v.parse(SignUpMode, process.env.ALMANAC_SIGNUP || 'invite')
}

/** The first account of a deployment is whoever signs up first, whatever the mode: without it nobody could invite anybody. */
export async function isSignUpOpen(): Promise<boolean> {
  return signUpMode() === 'open' || !(await hasFirstAccount())
}

export function notOpen(): Problem {
  return problem(403, signUpMode() === 'invite' ? messages.signUp.byInvitation : messages.signUp.closed)
}
