/** How easily a password is guessed: zxcvbn with its dictionary of common passwords, the very one that screens use. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { estimated, ownWords, passwordProblem } from '../../../shared/password-rule.ts'
import { problem } from '../../kernel/request/problem.ts'

let zxcvbn: ZxcvbnFactory | undefined

/** `own`: what is known of the person, such as their names and address. @throws Problem 400 in the users' words */
export function refuseWeakPassword(password: string, own: readonly string[]): void {
  zxcvbn ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const { score } = zxcvbn.check(estimated(password), ownWords(own))
  const fault = passwordProblem(password, score)
  if (fault) throw problem(400, fault)
}
