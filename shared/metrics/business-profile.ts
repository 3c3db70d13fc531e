/** A business profile on Google: on which surface it was seen, and what people did there besides visiting the website. */
import type { Declared } from './definition.ts'

const count = { unit: 'count', class: 'FLOW', polarity: 'higher', formula: 'Sum of daily values.' } as const

function views(surface: string) {
  return {
    ...count,
    title: `Views on ${surface}`,
    label: surface,
    definition: `Views of the business profile on ${surface}, one per person and day.`,
  } as const
}

export const businessProfileMetrics = {
  views_search_mobile: { ...views('Search, mobile'), source: { measures: ['views_search_mobile'] } },
  views_search_desktop: { ...views('Search, desktop'), source: { measures: ['views_search_desktop'] } },
  views_maps_mobile: { ...views('Maps, mobile'), source: { measures: ['views_maps_mobile'] } },
  views_maps_desktop: { ...views('Maps, desktop'), source: { measures: ['views_maps_desktop'] } },
  call_clicks: {
    ...count,
    title: 'Calls',
    label: 'Calls',
    definition: 'Clicks on the call button of the business profile.',
    source: { measures: ['call_clicks'] },
  },
  direction_clicks: {
    ...count,
    title: 'Direction requests',
    label: 'Directions',
    definition: 'How often people asked for directions to the business.',
    source: { measures: ['direction_clicks'] },
  },
  booking_clicks: {
    ...count,
    title: 'Bookings',
    label: 'Bookings',
    definition: 'Bookings made from the business profile.',
    source: { measures: ['booking_clicks'] },
  },
  menu_clicks: {
    ...count,
    title: 'Menu clicks',
    label: 'Menu',
    definition: 'Clicks on the menu of the business profile.',
    source: { measures: ['menu_clicks'] },
  },
} as const satisfies Declared
