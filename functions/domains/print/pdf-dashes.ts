/** The dashes of lines that the print page draws whole (shared/print-dashes.ts). */
import { dashNamed } from '../../../shared/print-dashes.ts'
import type { PdfObject } from './pdf-tags.ts'

/** Of the states a line is drawn in, by the numbers of their objects: how it is dashed, as PDF says it. Empty where no line is. */
export function dashedStates(objects: readonly PdfObject[]): ReadonlyMap<number, string> {
  const states = objects.flatMap(({ number, body }) => {
    const limit = body.length < 200 && body.includes('/LW ') && /\/ML ([\d.]+)/.exec(body.toString('latin1'))
    return limit ? [[number, dashNamed(Number(limit[1]))] as const] : []
  })
  const isAny = states.some(([, dash]) => dash)
  return new Map(isAny ? states.map(([number, dash]) => [number, `[${dash?.join(' ') ?? ''}] 0 d`]) : [])
}

/** What a page draws, with the dashes after each state. A state without any ends those of the one before. Chromium names a state by the number of its object. */
export function dashed(drawn: string, states: ReadonlyMap<number, string>): string {
  if (states.size === 0) return drawn
  return drawn.replace(/^\/G(\d+) gs$/gm, (state, number) => {
    const dash = states.get(Number(number))
    return dash ? `${state}\n${dash}` : state
  })
}
