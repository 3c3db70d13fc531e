/** The passports of the tab that is shown; blocks name theirs by key. */
import { createContext, use } from 'react'
import type { Passport, TabReport } from '../../../../shared/reports/report.ts'

export type NamedPassport = { key: string; passport: Passport }

export const PassportsContext = createContext<TabReport['passports']>({})

/** The passports of these figures, in the order given; a figure without one is left out. */
export function usePassports(keys: readonly string[]): NamedPassport[] {
  const known = use(PassportsContext)
  return keys.flatMap((key) => {
    const passport = known[key]
    return passport ? [{ key, passport }] : []
  })
}
