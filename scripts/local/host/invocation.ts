/** One call of a Lambda, and what comes of one that fails. */

/** The function threw, was cut off, or lost its instance; named as Lambda names it. */
export class FunctionFailed extends Error {
  readonly errorType: string
  constructor(errorType: string, message: string) {
    super(message)
    this.errorType = errorType
  }
}
export const timedOut = 'Sandbox.Timedout'

export type Invocation = {
  path: string
  name: string
  requestId: string
  payload: unknown
  /** seconds */
  limit: number
  /** whose work it is */
  caller: string
  /** it gives way to others where its caller has such work already; a machine that is busy otherwise leaves next to nothing to what gives way */
  heavy: boolean
}
