import { type Built, type OfferedTab, type Part, type Place, peersOf } from './model.ts'
import type { Builder } from './use-builder.ts'

/** What a section is called in the report. */
export const titleOf = ({ key, title }: Part, { availableSections }: Pick<OfferedTab, 'availableSections'>): string =>
  title ?? availableSections.find((offer) => offer.key === key)?.title ?? key

/** What a figure is called in the report. */
export const figureTitleOf = ({ key, title }: Part, { summary }: Pick<OfferedTab, 'summary'>): string =>
  title ?? summary.find((offer) => offer.key === key)?.title ?? key

/** What stands at a place, as the report calls it. */
export function nameAt(built: Built, offered: readonly OfferedTab[], place: Place): string {
  const offer = offered.find(({ code }) => code === place.code)
  const part = peersOf(built, place).find(({ key }) => key === place.key)
  return offer && part ? (place.figure ? figureTitleOf : titleOf)(part, offer) : ''
}

/** Where a section stands among those that can be moved, or a figure among its own. */
export function placeOf({ built }: Pick<Builder, 'built'>, place: Place): { at: number; of: number } {
  const peers = peersOf(built, place)
  return { at: peers.findIndex(({ key }) => key === place.key), of: peers.length }
}
