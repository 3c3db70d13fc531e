/** Asks for a part that the test files of this Jest worker share (`process.ts`). */
import * as v from 'valibot'
import type { PartName } from './parts.ts'

const Answer = v.object({ given: v.optional(v.unknown()), error: v.optional(v.string()) })

/** Returns whether a Jest worker runs this; the scripts that measure and take pictures have parts of their own. */
export const isShared = (): boolean => typeof Reflect.get(globalThis, 'askForPart') === 'function'

/** @throws Error that says why the part is not there */
export async function askFor(part: PartName, options?: Readonly<Record<string, unknown>>): Promise<unknown> {
  const ask: unknown = Reflect.get(globalThis, 'askForPart')
  if (typeof ask !== 'function') throw new Error('Parts are shared in Jest alone.')
  const { given, error } = v.parse(Answer, await ask(part, options))
  if (error !== undefined) throw new Error(error)
  return given
}
