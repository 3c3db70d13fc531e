/** The last look before anything is sealed or mailed. It fails closed: what it does not know does not pass. */
import * as v from 'valibot'
import { forReaders } from '../../../shared/reports/for-readers.ts'
import { Report } from '../../../shared/reports/report.ts'

/** Why this report must not go out. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

const unfinished = ['loading', 'error', 'failed'] as const

/**
 * Refuses a value that is not a whole report, and one with a block that is loading, failed or in error anywhere in it. A block
 * without data is not a fault: it is removed, and so are the author's notes.
 * @throws Refused
 */
export function passGate(given: unknown): Report {
  const fault = findFault(given, [])
  if (fault) throw new Refused(`The report was not complete: ${fault}.`)
  const checked = v.safeParse(Report, given)
  if (checked.success) {
    return forReaders(checked.output)
  }
  const [issue] = checked.issues
  throw new Refused(`The report was not complete: ${v.getDotPath(issue) ?? 'the whole'} is not as it should be.`)
}

/** Looks at the raw value, because the schema would drop a mark it does not know. */
function findFault(value: unknown, path: string[]): string | null {
  if (typeof value === 'number' && !Number.isFinite(value)) return `${path.join('.')} is not a number`
  if (typeof value !== 'object' || value === null) return null
  if ('kind' in value) {
    const marked = unfinished.find((mark) => mark in value && Boolean(Object.entries(value).find(([key]) => key === mark)?.[1]))
    if (marked) return `the block ${titleOf(value)} is ${marked === 'loading' ? 'still loading' : 'in error'}`
  }
  for (const [key, inner] of Object.entries(value)) {
    const fault = findFault(inner, [...path, key])
    if (fault) return fault
  }
  return null
}

function titleOf(block: object): string {
  if ('title' in block && typeof block.title === 'string') return `“${block.title}”`
  return 'key' in block ? String(block.key) : 'without a name'
}
