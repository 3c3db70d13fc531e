/** What every passport of a tab says alike: the comparison and how its days are paired, the zone, when figures were read. */
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import { daysBetween, formatInstant, formatRange, formatWeekday, overlapDays } from '../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { formatFigure } from '../../../../../shared/format.ts'
import { listed } from '../../../../../shared/listed.ts'
import { type NetworkCode, networks } from '../../../../../shared/networks.ts'
import { partialDaysText } from './coverage.ts'
import type { ReportTime } from './time-axis.ts'

/** `figure`: null where there is none of the whole; `uncompared`: profiles connected too late to be compared; `lacks`: why others are not. */
export type Compared = (figure: Figure | null, uncompared?: number, lacks?: readonly string[]) => string

/** What stands for the whole tab; null where only its parts have a figure, such as several currencies. */
export function wholeFigure(figure: Figure): Figure | null {
  return figure.value === null && figure.prior === null ? null : figure
}

/** "24 Sep – 22 Oct 2026, 29 days: 158,990. Days are compared in order: Fri 23 Oct with Thu 24 Sep, and so on." */
export function comparedText({ range, prior, days, priorDays }: ReportTime, isHidden: boolean): Compared {
  if (isHidden) return () => figureMessages.passport.comparisonHidden
  if (!prior || priorDays === null) return () => figureMessages.passport.notCompared
  const paired = [formatWeekday(range.from), formatWeekday(prior.from)] as const
  const overlap = overlapDays(range, prior)
  const after = [
    ...(days === 1 && priorDays === 1
      ? []
      : [(daysBetween(prior.from, range.from) % 7 === 0 ? figureMessages.passport.sameWeekdays : figureMessages.passport.inOrder)(...paired)]),
    ...(priorDays === days ? [] : [figureMessages.report.unequal(days, priorDays)]),
    ...(overlap > 0 ? [figureMessages.report.overlap(overlap)] : []),
  ]
  return (figure, uncompared = 0, lacks = []) =>
    [
      figureMessages.passport.compared(formatRange(prior.from, prior.to), priorDays, figure && priorText(figure)),
      ...after,
      ...(uncompared > 0 ? [figureMessages.passport.uncompared(uncompared)] : []),
      ...lacks,
    ].join(' ')
}

function priorText({ prior, unit }: Figure): string {
  return prior === null ? figureMessages.passport.noFigure : formatFigure(prior, unit)
}

/** "20 Nov 2026, 06:12 GMT. Figures of 19–20 Nov may still rise." */
export function fetchedText(dataset: Pick<ReportTime, 'range' | 'zone' | 'now'>, mayRise = true): string {
  const partial = mayRise ? partialDaysText(dataset) : null
  const at = `${formatInstant(dataset.now, dataset.zone)}.`
  return partial ? `${at} ${figureMessages.passport.mayRise(partial)}` : at
}

/** "Network days: Facebook and Instagram in Pacific time, X in UTC. Report zone Europe/London." */
export function networkDays(giving: readonly NetworkCode[], zone: string): string {
  const byDay = Map.groupBy(giving, (network) => networks[network].day)
  const parts = [...byDay].map(([day, codes]) => `${listed(codes.map((code) => networks[code].display))} in ${day === 'Location day' ? 'location days' : day}`)
  return figureMessages.passport.networkDays(parts.join('; '), zone)
}

/** "Google: why"; the name once where the reason begins with it. */
export function withNetwork(network: NetworkCode, reason: string): string {
  const { display } = networks[network]
  return reason.startsWith(display) ? reason : `${display}: ${reason}`
}
