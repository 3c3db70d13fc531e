/** The hour of the day that advice can rest on: many things on several weekdays, and the same without its best day (docs/metrics.md#advice). */

import { type Hour, hoursOf } from '../blocks/heatmap/reading.ts'
import type { BlockOf } from '../blocks/index.ts'
import type { Report } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import { blocksOf, counted } from './from-blocks.ts'
import type { Advice } from './schema.ts'
import { hourTodo } from './themes.ts'
import { inSentence } from './words.ts'

type Evidence = { readonly items: number; readonly without: number; readonly weekdays: number; readonly ahead: number }

/** Posts at an hour, and without those of its best weekday; on so many weekdays; and how far ahead of other hours. */
const ofPosts: Evidence = { items: 12, without: 8, weekdays: 3, ahead: 1.2 }
/** Of what comes in and waits for an answer, which takes more than a busy day. */
const ofArrivals: Evidence = { items: 30, without: 20, weekdays: 4, ahead: 1.5 }

/** At most one; how people sounded at some hour is nothing to plan for, and at which hours others post is theirs to know. */
export function bestHour(report: Report): Advice[] {
  const { crossChannel, networks } = report.reports
  const busiest = blocksOf(report, ['heatmap']).filter(({ block }) => block.counted)
  // an hour of all networks may be that of the one with the largest audience
  const best = (networks.length > 1 ? networks : [crossChannel]).flatMap((tab) => blocksOf(report, ['heatmap'], tab)).filter(({ block }) => !block.counted)
  return [...busiest, ...best]
    .flatMap(({ block, place }) => {
      const hour = block.unit === 'score' || block.title ? null : sureHour(block)
      const cited = hour && citeFigures(report, place, hour.row, block.counted ? ['value', 'share'] : ['value', 'rest', 'items', 'weekdays'])
      if (!cited) return []
      const words = block.counted ? busyWords(report, block, cited) : bestWords(report, block, cited)
      return { hour, advice: { ...words, cites: [cited.cite] } }
    })
    .toSorted((a, b) => b.hour.items - a.hour.items)
    .slice(0, 1)
    .map(({ advice }) => advice)
}

function sureHour(block: BlockOf<'heatmap'>): Hour | null {
  // what is counted in an hour must be what comes in it, such as messages: of ads one can only say when they were shown
  const arrives = block.values.every((row) => row.every(({ value, items }) => (value ?? 0) === items))
  if (block.counted ? !arrives : block.itemsLabel !== 'posts') return null
  const { items, without, weekdays, ahead } = block.counted ? ofArrivals : ofPosts
  const [first] = hoursOf(block).toSorted((a, b) => b.value - a.value)
  const isSure = first && first.items >= items && first.weekdays >= weekdays && first.rest > 0
  return isSure && first.withoutBest.items >= without && first.withoutBest.value >= first.rest * ahead ? first : null
}

type Said = { readonly names: readonly string[]; readonly texts: readonly string[] }

function bestWords(report: Report, block: BlockOf<'heatmap'>, { names: [at, network], texts: [value, rest, items, weekdays] }: Said) {
  const [of, on] = [counted(report, block) || ` ${inSentence(block.itemsLabel)}`, network ? ` on ${network}` : '']
  return {
    title: `Publish more at ${at}${on}`,
    description: `At ${at}${on} you got ${value}${of}, against ${rest} at other hours, based on ${items} ${inSentence(block.itemsLabel)} on ${weekdays} days of the week. ${hourTodo.publish}`,
  }
}

function busyWords(report: Report, block: BlockOf<'heatmap'>, { names: [at], texts: [value, share] }: Said) {
  const of = counted(report, block) || ` ${inSentence(block.itemsLabel)}`
  return { title: `Plan for ${at}`, description: `${at} is the busiest hour of the day, with ${value}${of} (${share} of all). ${hourTodo.answer}` }
}
