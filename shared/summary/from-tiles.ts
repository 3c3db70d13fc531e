/** Sentences over the figures on top of a report; every type has those. */

import { growthTone } from '../format.ts'
import { isWhole } from '../networks.ts'
import type { Report, TabReport, Tile } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import { certaintyOf, isOfAll, type Ranked, rankChanges } from './rank.ts'
import { comparedProfiles } from './read-figure.ts'
import type { Advice, Citation, Sentence } from './schema.ts'
import { asSentence, asSubject, listed, moved } from './words.ts'

const placeOf = (tab: TabReport, tile: Tile) => ({ tab: tab.code, section: null, block: tile.key })

/** "impressions rose 17.5% to 3.96M", "sentiment score fell from 2.3 to 2.0" */
function change(report: Report, { tab, tile }: Ranked): { text: string; cite: Citation } | null {
  if (tile.figure.growth.kind === 'points' && tile.unit !== 'percent') return shift(report, { tab, tile })
  const cited = citeFigures(report, placeOf(tab, tile), null, ['growth', isOfAll({ tile }) ? 'value' : 'compared'])
  if (!cited) return null
  const [growth, value] = cited.texts
  return { text: `${asSubject(tile.title)} ${moved(tile.figure.growth.value)} ${growth} to ${value}`, cite: cited.cite }
}

/** Of a scale, where the difference alone says little; a rank, which is counted, falls when it rises. */
function shift(report: Report, { tab, tile }: Pick<Ranked, 'tab' | 'tile'>): { text: string; cite: Citation } | null {
  const cited = citeFigures(report, placeOf(tab, tile), null, ['prior', isOfAll({ tile }) ? 'value' : 'compared'])
  if (!cited) return null
  const [prior, value] = cited.texts
  const verb = tile.unit === 'count' ? 'went' : moved(tile.figure.growth.value)
  return prior === value ? null : { text: `${asSubject(tile.title)} ${verb} from ${prior} to ${value}`, cite: cited.cite }
}

/** The changes of all profiles in one sentence, then those of the profiles that can be compared. */
function changeSentences(report: Report, ranked: readonly Ranked[]): Sentence[] {
  const [whole, partial] = [ranked.filter(isOfAll), ranked.filter((one) => !isOfAll(one))]
  const sentence = (some: readonly Ranked[], opening: string): Sentence[] => {
    const changes = some.flatMap((one) => change(report, one) ?? [])
    const text = `${opening}${listed(changes.map(({ text }) => text))}.`
    return changes.length > 0 ? [{ text: asSentence(text), cites: changes.map(({ cite }) => cite) }] : []
  }
  return [...sentence(whole, ''), ...sentence(partial, `of the ${comparedProfiles}, `), ...totals(report, partial)]
}

/** With the profiles that are too new to compare. */
function totals(report: Report, partial: readonly Ranked[]): Sentence[] {
  const all = partial.flatMap(({ tab, tile }) => {
    const cited = citeFigures(report, placeOf(tab, tile), null, ['value'])
    return cited ? { name: asSubject(tile.title), figure: cited.texts[0], cite: cited.cite } : []
  })
  const text = `In all, ${listed(all.map(({ name, figure }, index) => `${name} ${index === 0 ? 'came to' : 'to'} ${figure}`))}.`
  return all.length > 0 ? [{ text, cites: all.map(({ cite }) => cite) }] : []
}

/** The two changes that matter most; without a comparison, what there is. */
export function leadSentences(report: Report, ranked: readonly Ranked[]): Sentence[] {
  const changes = changeSentences(report, ranked.slice(0, 2))
  if (changes.length > 0) return changes
  const tab = report.reports.crossChannel
  const levels = tab.summary.flatMap((tile) => {
    const cited = tile.value === null ? null : citeFigures(report, placeOf(tab, tile), null, ['value'])
    return cited ? { name: asSubject(tile.title), figure: cited.texts[0], cite: cited.cite } : []
  })
  const [shown, more] = [levels.slice(0, 3), levels.slice(3, 6)]
  const said = (some: typeof levels, words: string[]) => listed(some.map(({ name, figure }, index) => `${name} ${words[index] ?? words.at(-1)} ${figure}`))
  return [
    ...(shown.length > 0 ? [{ text: `The range closed with ${said(shown, ['at'])}.`, cites: shown.map(({ cite }) => cite) }] : []),
    ...(more.length > 0 ? [{ text: `${asSentence(said(more, ['came to', 'to']))}.`, cites: more.map(({ cite }) => cite) }] : []),
  ]
}

/** Surer than this: a handful more of a handful drives nothing. */
const sureDriver = 0.2

/** Networks that moved at least as far as the first change, and those that went the other way. */
export function driverSentences(report: Report, [first]: readonly Ranked[]): Sentence[] {
  const { networks } = report.reports
  const additive = first?.tile.unit === 'count' || first?.tile.unit === 'change'
  if (!first || !additive || networks.length < 2) return []
  const whole = first.tile.figure.growth.value ?? 0
  const up = whole > 0
  const moves = networks
    .flatMap((tab) =>
      rankChanges(report, tab).filter((one) => isOfAll(one) && one.tile.key === first.tile.key && certaintyOf(report, tab, one.tile) >= sureDriver),
    )
    .sort((a, b) => (up ? deltaOf(b) - deltaOf(a) : deltaOf(a) - deltaOf(b)))
    .flatMap((one) => {
      const cited = citeFigures(report, placeOf(one.tab, one.tile), null, ['growth'])
      const growth = one.tile.figure.growth.value ?? 0
      return cited ? { text: `${cited.texts[0]} on ${one.tab.display}`, cite: cited.cite, growth } : []
    })
  const along = moves.filter(({ growth }) => (up ? growth >= whole : growth <= whole)).slice(0, 2)
  const against = moves.filter(({ growth }) => growth > 0 !== up).slice(-2)
  if (along.length === 0) return []
  const [verb, other] = up ? ['rose', 'fell'] : ['fell', 'rose']
  const but = against.length > 0 ? `, but ${other} ${listed(against.map(({ text }) => text))}` : ''
  return [
    {
      text: `${asSentence(asSubject(first.tile.title))} ${verb} ${listed(along.map(({ text }) => text))}${but}.`,
      cites: [...along, ...against].map(({ cite }) => cite),
    },
  ]
}

const deltaOf = ({ tile: { value, prior } }: Ranked) => (value ?? 0) - (prior ?? 0)

/** The changes after the two of the lead. */
export function changeHighlights(report: Report, ranked: readonly Ranked[]): Sentence[] {
  return ranked.slice(2, 4).flatMap((one) => {
    const cited = change(report, one)
    return cited ? { text: `${asSentence(isOfAll(one) ? cited.text : `of the ${comparedProfiles}, ${cited.text}`)}.`, cites: [cited.cite] } : []
  })
}

/** A network that makes most of a figure, with what it makes of the posts. */
export function concentration(report: Report): Advice[] {
  const { crossChannel, networks } = report.reports
  const found = crossChannel.summary
    .filter(({ unit, value, key }) => unit === 'count' && (value ?? 0) > 0 && key !== 'posts_published')
    .flatMap((tile) => {
      if (networks.length < 2) return []
      const shares = networks.flatMap((tab) => citeFigures(report, { tab: tab.code, section: null, block: tile.key }, null, ['share']) ?? [])
      const sizeOf = ({ cite }: (typeof shares)[number]) => cite.figures[0]?.value ?? 0
      const sum = shares.reduce((total, share) => total + sizeOf(share), 0)
      const [top] = shares.sort((a, b) => sizeOf(b) - sizeOf(a))
      // shares of what is not added up, such as people, are none
      return top && Math.abs(sum - 100) < 0.01 && sizeOf(top) >= 40 ? { tile, top, share: sizeOf(top) } : []
    })
    .sort((a, b) => b.share - a.share)
  return found.slice(0, 1).map(({ tile, top }) => {
    const display = networks.find(({ code }) => code === top.cite.tab)?.display ?? ''
    const posts = citeFigures(report, { tab: top.cite.tab, section: null, block: 'posts_published' }, null, ['share'])
    const what = asSubject(tile.title).replace(/,$/, '')
    return {
      title: `${display} has most ${what}`,
      description: `${display} has ${top.texts[0]} of ${what}${posts ? `, and ${posts.texts[0]} of posts published` : ''}.`,
      cites: [top.cite, ...(posts ? [posts.cite] : [])],
    }
  })
}

/** A few percent, surely measured. */
const worthLooking = 0.02

/** The change that is worst news by its polarity, on a network where there are several. */
export function worstNews(report: Report): Advice[] {
  const { crossChannel, networks } = report.reports
  const tabs = networks.length > 1 ? networks : [crossChannel]
  const [worst] = tabs
    .flatMap((tab) => rankChanges(report, tab))
    .filter((one) => isOfAll(one) && one.score >= worthLooking && growthTone(one.tile.figure.growth, one.tile.polarity, one.tile.unit) === 'bad')
    .sort((a, b) => b.score - a.score)
  const cited = worst && citeFigures(report, placeOf(worst.tab, worst.tile), null, ['prior', 'value'])
  if (!worst || !cited) return []
  const [prior, value] = cited.texts
  const where = isWhole(worst.tab.code) ? '' : ` on ${worst.tab.display}`
  const title = asSubject(worst.tile.title).replace(/,$/, '')
  return [
    {
      title: `Look into ${title}${where}`,
      description: `${asSentence(title)}${where}: ${prior} in the range before, ${value} in this range.`,
      cites: [cited.cite],
    },
  ]
}

/** Figures with holes should be completed before they are acted on. */
export function gaps(report: Report): Advice[] {
  const { coverage, code } = report.reports.crossChannel
  if (!coverage || coverage.have >= coverage.expected) return []
  const cited = citeFigures(report, { tab: code, section: null, block: 'coverage' }, null, ['have', 'expected'])
  if (!cited) return []
  const description = `${cited.texts[0]} of ${cited.texts[1]} profile-days have figures; what is missing is in no total.`
  return [{ title: 'Fill the gaps first', description, cites: [cited.cite] }]
}
