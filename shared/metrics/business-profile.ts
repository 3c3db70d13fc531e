/** A business profile on Google: on which surface it was seen, and what people did there besides visiting the website (metrics.md 5.1). */
import type { MetricDefinition } from './definition.ts'

const count = { unit: 'count', class: 'FLOW', polarity: 'higher', formula: 'Sum of the days.' } as const

function views(surface: string, field: string) {
  return {
    ...count,
    title: `Views on ${surface}`,
    label: surface,
    definition: `Views of the business profile on ${surface}, one per person and day.`,
    fields: { google: field },
  } as const
}

export const businessProfileMetrics = {
  views_search_mobile: { ...views('Search, mobile', 'BUSINESS_IMPRESSIONS_MOBILE_SEARCH'), source: { measures: ['views_search_mobile'] } },
  views_search_desktop: { ...views('Search, desktop', 'BUSINESS_IMPRESSIONS_DESKTOP_SEARCH'), source: { measures: ['views_search_desktop'] } },
  views_maps_mobile: { ...views('Maps, mobile', 'BUSINESS_IMPRESSIONS_MOBILE_MAPS'), source: { measures: ['views_maps_mobile'] } },
  views_maps_desktop: { ...views('Maps, desktop', 'BUSINESS_IMPRESSIONS_DESKTOP_MAPS'), source: { measures: ['views_maps_desktop'] } },
  call_clicks: {
    ...count,
    title: 'Calls',
    label: 'Calls',
    definition: 'Clicks on the call button of the business profile.',
    source: { measures: ['call_clicks'] },
    fields: { google: 'CALL_CLICKS' },
  },
  direction_clicks: {
    ...count,
    title: 'Direction requests',
    label: 'Directions',
    definition: 'How often people asked for the way to the business.',
    source: { measures: ['direction_clicks'] },
    fields: { google: 'BUSINESS_DIRECTION_REQUESTS' },
  },
  booking_clicks: {
    ...count,
    title: 'Bookings',
    label: 'Bookings',
    definition: 'Bookings made from the business profile.',
    source: { measures: ['booking_clicks'] },
    fields: { google: 'BUSINESS_BOOKINGS' },
  },
  menu_clicks: {
    ...count,
    title: 'Menu clicks',
    label: 'Menu',
    definition: 'Clicks on the menu of the business profile.',
    source: { measures: ['menu_clicks'] },
    fields: { google: 'BUSINESS_FOOD_MENU_CLICKS' },
  },
} as const satisfies Record<string, MetricDefinition>
