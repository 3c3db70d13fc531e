/** Why a change is not shown: days of one of its two ranges of which nothing is known (docs/metrics.md#what-is-known-from-when). */
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { listed } from '../../../../../shared/listed.ts'
import type { ProfileRecord } from '../../../../kernel/accounts/store.ts'
import { fullName } from './full-name.ts'
import type { Period } from './period.ts'

/**
 * `known` of the `all` days of a range, too few of them; or of `what` else, in the plural, that has what a figure needs. `why`: that nothing is
 * lacking, but the lengths of the ranges differ too much (`known` days against `all`), or all days may still change.
 */
export type Lack = { readonly period: Period; readonly known: number; readonly all: number; readonly what?: string; readonly why?: 'unequal' | 'unsettled' }

const wordsOf = ({ known, all, period, what, why }: Lack) => [known, all, period, what, why] as const

/** Under the figure, when nothing of it is compared. */
export function lackNote(lacks: readonly Lack[]): string {
  const [first, ...others] = lacks
  const said = first && figureMessages.report.lack(...wordsOf(first))
  return said && others.every((one) => figureMessages.report.lack(...wordsOf(one)) === said) ? said : figureMessages.report.lacks
}

/** Named in a passport before the rest are only counted. */
const mostNamed = 3

/** In the passport: which profiles are on neither side of the change, and why. */
export function lackTexts(all: readonly { readonly profile: Pick<ProfileRecord, 'name' | 'network'>; readonly lack: Lack }[]): string[] {
  const named = all.slice(0, mostNamed).map(({ profile, lack }) => figureMessages.passport.lack(fullName(profile), ...wordsOf(lack)))
  return [...named, ...(all.length > mostNamed ? [figureMessages.passport.lackMore(all.length - mostNamed)] : [])]
}

/** Named in a note before they are only counted. */
const mostOut = 2

/** Who stands on neither side of a change: new profiles are counted, others named. Null where nobody does. */
export function whoIsOut(out: readonly { readonly profile: Pick<ProfileRecord, 'name' | 'network'> }[], isNew: boolean): string | null {
  if (out.length === 0) return null
  if (isNew) return figureMessages.report.newProfiles(out.length)
  return out.length > mostOut ? figureMessages.report.profilesNamed(out.length) : listed(out.map(({ profile }) => fullName(profile)))
}
