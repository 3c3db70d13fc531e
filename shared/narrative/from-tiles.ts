/** Sentences over the figures on top of a report; every type has those. */

import { growthTone } from '../format.ts'
import { listed } from '../listed.ts'
import { isWhole } from '../networks.ts'
import { coverageUnit } from '../reports/coverage-words.ts'
import type { Report } from '../reports/report.ts'
import { countable, manyfold, wentFrom } from './changes.ts'
import { citeFigures } from './cite.ts'
import { isContext } from './evidence.ts'
import { placeOf } from './levels.ts'
import { isOfAll, newsOf, type Ranked, rankChanges } from './rank.ts'
import { baseOf, itemsOf } from './sample-size.ts'
import type { Advice, Sentence } from './schema.ts'
import { gapsTodo, todoFor } from './themes.ts'
import { asSubject, capital } from './words.ts'

/** Networks that moved at least as far as the first change, and those that went the other way. */
export function driverSentences(report: Report, [first]: readonly Ranked[]): Sentence[] {
  const { networks } = report.reports
  const additive = first?.tile.unit === 'count' || first?.tile.unit === 'change'
  const whole = first?.tile.figure.growth.value ?? 0
  if (!first || !additive || networks.length < 2 || Math.abs(whole) >= manyfold || Math.abs(first.tile.prior ?? 0) < countable) return []
  const up = whole > 0
  const moves = networks
    .flatMap((tab) => rankChanges(report, tab).filter((one) => isOfAll(one) && one.tile.key === first.tile.key && one.tile.title === first.tile.title))
    .sort((a, b) => (up ? deltaOf(b) - deltaOf(a) : deltaOf(a) - deltaOf(b)))
    .flatMap((one) => {
      const cited = citeFigures(report, placeOf(one.tab, one.tile), null, ['growth'])
      const growth = one.tile.figure.growth.value ?? 0
      return cited ? { text: `${one.tab.display} (${cited.texts[0]})`, cite: cited.cite, growth } : []
    })
  const along = moves.filter(({ growth }) => (up ? growth >= whole * ahead : growth <= whole * ahead)).slice(0, 2)
  const against = moves.filter(({ growth }) => growth > 0 !== up).slice(-2)
  if (along.length === 0) return []
  const [verb, other] = up ? ['rose', 'fell'] : ['fell', 'rose']
  const but = against.length > 0 ? `, but ${other} on ${listed(against.map(({ text }) => text))}` : ''
  return [
    {
      text: `${capital(asSubject(first.tile.title))} ${verb} most on ${listed(along.map(({ text }) => text))}${but}.`,
      cites: [...along, ...against].map(({ cite }) => cite),
    },
  ]
}

const deltaOf = ({ tile: { value, prior } }: Ranked) => (value ?? 0) - (prior ?? 0)

/** So much larger than the next, or further than the whole, is worth a sentence. */
const ahead = 1.2

/** Parts of fewer are chance. */
const fewestParts = 30

/** A network that makes most of a figure, with what it makes of the posts. */
export function concentration(report: Report): Advice[] {
  const { crossChannel, networks } = report.reports
  const found = crossChannel.summary
    .filter((tile) => tile.unit === 'count' && (tile.value ?? 0) >= fewestParts && !tile.about?.countsItems && !isContext(tile))
    .flatMap((tile) => {
      if (networks.length < 2) return []
      const shares = networks.flatMap((tab) => citeFigures(report, { tab: tab.code, section: null, block: tile.key }, null, ['share']) ?? [])
      const sizeOf = ({ cite }: (typeof shares)[number]) => cite.figures[0]?.value ?? 0
      const sum = shares.reduce((total, share) => total + sizeOf(share), 0)
      // all of it is no news where no other network has such a figure
      if (shares.filter((share) => sizeOf(share) > 0).length < 2) return []
      const [top, second] = shares.sort((a, b) => sizeOf(b) - sizeOf(a))
      if (!top || !second || sizeOf(top) < sizeOf(second) * ahead) return []
      // shares of what is not added up, such as people, are none
      return Math.abs(sum - 100) < 0.01 && sizeOf(top) >= 40 ? { tile, top, share: sizeOf(top) } : []
    })
    .sort((a, b) => b.share - a.share)
  return found.slice(0, 1).map(({ tile, top }) => {
    const display = networks.find(({ code }) => code === top.cite.tab)?.display ?? ''
    const items = itemsOf(crossChannel)
    const posts = items ? citeFigures(report, { tab: top.cite.tab, section: null, block: items.key }, null, ['share']) : null
    const what = asSubject(tile.title).replace(/,$/, '')
    return {
      title: `${display} leads in ${what}`,
      description: `${display} accounts for ${top.texts[0]} of ${what}${posts ? ` and ${posts.texts[0]} of posts published` : ''}.`,
      cites: [top.cite, ...(posts ? [posts.cite] : [])],
    }
  })
}

/** What moves the whole by less is not worth a look. */
const worthLooking = 0.15

/** The change that is worst news by its polarity, on the network it comes from most, with what can be tried. */
export function worstNews(report: Report): Advice[] {
  const { crossChannel, networks } = report.reports
  const [first, ...others] = [crossChannel, ...networks]
    .flatMap((tab) => newsOf(report, tab))
    .filter((one) => isOfAll(one) && growthTone(one.tile.figure.growth, one.tile.polarity, one.tile.unit) === 'bad')
    .map((one) => ({ ...one, weighed: one.score * partOf(report, one) }))
    .filter(({ weighed }) => weighed >= worthLooking)
    .sort((a, b) => b.weighed - a.weighed)
  const worst = (networks.length > 1 && first?.tab === crossChannel && others.find(({ tile }) => tile.key === first.tile.key)) || first
  const cited = worst && citeFigures(report, placeOf(worst.tab, worst.tile), null, ['prior', 'value'])
  if (!worst || !cited) return []
  const [prior, value] = cited.texts
  const where = isWhole(worst.tab.code) ? '' : ` on ${worst.tab.display}`
  const subject = asSubject(worst.tile.title)
  const change = `${capital(subject)}${where} ${wentFrom(worst.tile)} ${prior} to ${value}.`
  return [
    {
      title: `Look into ${subject.replace(/,$/, '')}${where}`,
      description: `${change} ${todoFor(worst.tile)}`.trim(),
      cites: [cited.cite],
    },
  ]
}

/** How much of what a figure counts is a network's: 1 for the whole, and for a network that is all there is. */
function partOf(report: Report, { tab, tile }: Ranked): number {
  const { crossChannel } = report.reports
  const whole = crossChannel.summary.find(({ key }) => key === tile.key)
  const all = whole ? baseOf(report, crossChannel, whole).prior : 0
  return all > 0 ? Math.min(1, baseOf(report, tab, tile).prior / all) : 0
}

/** A day or two that a network has not told yet are no gap. */
const wholeEnough = 0.95

/** Figures with holes should be completed before they are acted on. */
export function gaps(report: Report): Advice[] {
  const { coverage, code } = report.reports.crossChannel
  if (!coverage || coverage.have >= coverage.expected * wholeEnough) return []
  const some = coverage.have > 0 || coverage.single === true
  const cited = citeFigures(report, { tab: code, section: null, block: 'coverage' }, null, some ? ['have', 'expected'] : ['expected'])
  if (!cited) return []
  const [first, second] = cited.texts
  const unit = coverageUnit(coverage)
  const description = `${some ? `${first} of ${second} ${unit} have data; totals cover only those.` : `None of the ${first} ${unit} has data.`} ${gapsTodo}`
  return [{ title: 'Fill the data gaps first', description, cites: [cited.cite], forAuthor: true }]
}
