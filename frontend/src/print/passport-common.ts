/** What most figures of a report have in common: said once above the rows of the appendix, and left out of them. Pure. */

import { figureMessages } from '../../../shared/figure-messages.ts'
import { formatFigure } from '../../../shared/format.ts'
import type { Passport } from '../../../shared/reports/report.ts'

/** How a figure is compared and how its days are counted, in sentences. */
export type Around = { readonly compared: readonly string[]; readonly days: readonly string[] }

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z\d])/).filter(Boolean)

/** Without the prior figure, which stands under the figure itself. */
export function aroundOf({ compared, days, figure }: Pick<Passport, 'compared' | 'days' | 'figure'>): Around {
  const prior = figure && figure.prior !== null ? `: ${formatFigure(figure.prior, figure.unit)}.` : null
  return { compared: sentencesOf(prior ? compared.replace(prior, '.') : compared), days: sentencesOf(days) }
}

/** Sentences of most, and the fullest of those that only name different networks. */
export function commonOf(all: readonly Around[]): Around {
  const most = (key: keyof Around) => {
    const counts = new Map<string, number>()
    for (const sentence of all.flatMap((one) => one[key])) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    return [...counts].filter(([, count]) => count > 2 && count > all.length / 2).map(([sentence]) => sentence)
  }
  const network = figureMessages.passport.networkDays('', '').split(':')[0] ?? ''
  const named = all.flatMap(({ days }) => days.filter((sentence) => sentence.startsWith(`${network}:`)))
  const fullest = named.toSorted((one, other) => other.length - one.length)[0]
  const days = most('days').filter((sentence) => !named.includes(sentence))
  return { compared: most('compared'), days: fullest && named.length > 2 ? [fullest, ...days] : days }
}

/** What a row still has to say. */
export function ownOf(one: Around, common: Around): Around {
  const words = (sentence: string) => sentence.match(/[^\s,;:.]+/g) ?? []
  const known = common.days.map((sentence) => new Set(words(sentence)))
  return {
    compared: one.compared.filter((sentence) => !common.compared.includes(sentence)),
    days: one.days.filter((sentence) => !known.some((set) => words(sentence).every((word) => set.has(word)))),
  }
}

/** As the paragraph that stands above the rows; empty where nothing is common. */
export function commonText({ compared, days }: Around): string {
  const [range, ...pairing] = compared
  const against = range && /^\d/.test(range) ? [`Compared with ${range}`, ...pairing] : compared
  return [...against, ...days].join(' ')
}
