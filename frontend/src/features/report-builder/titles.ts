import { type OfferedTab, ordered, type Part, type Place } from './model.ts'
import type { Builder } from './use-builder.ts'

/** What a section is called in the report. */
export const titleOf = ({ key, title }: Part, { availableSections }: Pick<OfferedTab, 'availableSections'>): string =>
  title ?? availableSections.find((offer) => offer.key === key)?.title ?? key

/** Where a section stands among those that can be moved. */
export function placeOf({ built }: Pick<Builder, 'built'>, { code, key }: Place): { at: number; of: number } {
  const sections = ordered(built.tabs.find((tab) => tab.code === code)?.sections ?? [])
  return { at: sections.findIndex((part) => part.key === key), of: sections.length }
}
