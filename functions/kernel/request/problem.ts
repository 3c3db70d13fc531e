/** An answer that is not the one asked for, in the user's words: RFC 9457 with the `error` the screens read. */
import { STATUS_CODES } from 'node:http'
import type { ProblemCode } from '../../../shared/problem-codes.ts'

export type ProblemExtra = {
  code?: ProblemCode
  mustLogin?: true
  /** path of a page that says more */
  learnMore?: string
  /** answer header Retry-After, in seconds */
  retryAfter?: number
}

export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly extra: ProblemExtra
  constructor(status: number, message: string, extra: ProblemExtra) {
    super(message)
    this.status = status
    this.extra = extra
  }
}

/**
 * `throw problem(404, messages.profiles.missing)`: `message` is shown to the user as it is.
 * What belongs to another tenant is answered with the very words and status of what does not exist.
 */
export function problem(status: number, message: string, extra: ProblemExtra = {}): Problem {
  return new Problem(status, message, extra)
}

/** The problem+json body. */
export function problemBody(given: Problem, requestId: string) {
  const { code, mustLogin, learnMore } = given.extra
  return {
    type: 'about:blank',
    title: STATUS_CODES[given.status] ?? 'Error',
    status: given.status,
    detail: given.message,
    error: given.message,
    requestId,
    ...(code ? { code } : {}),
    ...(mustLogin ? { mustLogin } : {}),
    ...(learnMore ? { learn_more: learnMore } : {}),
  }
}
