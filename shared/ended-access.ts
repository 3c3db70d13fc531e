/** Which connections of a report have ended or end before it is due, kept as facts like the figures it lacks (missing-figures.ts). */
import { formatDate } from './dates/format.ts'
import { deliveryMessages } from './delivery-messages.ts'
import { mostNamed, namesText } from './names-text.ts'

/** `on`: the day, an ISO date. `isOver`: it has come. */
export type EndedAccess = { readonly name: string; readonly on: string; readonly isOver: boolean }
/** `ended_more`: how many others, which are not named. */
export type Ended = { ended: EndedAccess[]; ended_more: number }

/** The first to end are named. */
export function endedOf(all: readonly EndedAccess[]): Ended {
  const ended = [...all].sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on))).slice(0, mostNamed)
  return { ended, ended_more: all.length - ended.length }
}

/** "The connections of A and B ended on 19 Nov 2026. 4 more connections have ended or are about to.", in the formats of now; empty for none. */
export function endedText({ ended, ended_more: more }: Ended): string {
  const words = deliveryMessages.missing
  const ends = new Map(ended.map((one) => [`${one.on} ${one.isOver}`, one]))
  const said = [...ends.values()].map(({ on, isOver }) => {
    const names = ended.filter((one) => one.on === on && one.isOver === isOver).map(({ name }) => name)
    return words.ended(namesText(names), names.length, formatDate(on), isOver)
  })
  return [...said, ...(more === 0 ? [] : [words.endedMore(more)])].join(' ')
}
