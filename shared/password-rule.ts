/** When a password is good enough. Screens and functions hold it to the same rule, with the same estimate of zxcvbn (docs/decisions/0044-an-account-begins-at-its-link.md). */
import { messages } from './messages.ts'

/** `length`: characters, of any kind. `score`: of zxcvbn, 0 to 4; 3 takes a hundred million guesses and more. */
export const passwordRule = { length: 12, score: 3, longest: 200 } as const

/** What the estimate looks at: its time grows with the square of the length. */
export const estimated = (password: string) => password.slice(0, 64)

/** Words that an attacker who knows the person tries first: of their names and address, and ours. */
export function ownWords(own: readonly string[]): string[] {
  return [...new Set(['almanac', ...own.flatMap((text) => [text, ...text.split(/[\s@.+_-]+/)])].map((word) => word.toLowerCase()))].filter(
    (word) => word.length > 2,
  )
}

/** What is wrong with a password, in the users' words; null when it is good. `score`: the estimate, when there is one yet. */
export function passwordProblem(password: string, score: number | null): string | null {
  const { length } = [...password]
  if (length === 0) return messages.person.passwordRequired
  if (length < passwordRule.length) return messages.person.passwordShort(passwordRule.length, length)
  return score !== null && score < passwordRule.score ? messages.person.passwordWeak : null
}
