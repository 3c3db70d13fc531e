/** How easily a password is guessed, by the estimate and the dictionary that the server uses too. Loaded when a password is about to be typed. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { estimated, ownWords } from '../../../../shared/password-rule.ts'

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** 0 to 4 (shared/password-rule.ts). */
export function scoreOf(password: string, own: readonly string[]): number {
  return zxcvbn.check(estimated(password), ownWords(own)).score
}
