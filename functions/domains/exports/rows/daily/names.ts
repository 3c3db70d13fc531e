/** Measures in words, with their units. */
import type { MeasureId } from '../../../../../shared/metrics/index.ts'

const own: Partial<Record<MeasureId, string>> = {
  impressions_organic: 'Organic impressions',
  impressions_paid: 'Paid impressions',
  reach: 'Reach of the day',
  reach_week: 'Reach of the 7 days to this day',
  reach_days_28: 'Reach of the 28 days to this day',
  engagements: "Engagements (the network's own total)",
  watch_time_min: 'Watch time (minutes)',
  thumb_impressions: 'Impressions of thumbnails',
  thumb_clicks: 'Clicks on thumbnails',
}

/** "Followers gained", "Watch time (minutes)" */
export function measureName(id: MeasureId): string {
  const words = id.replaceAll('_', ' ')
  return own[id] ?? `${words[0]?.toUpperCase()}${words.slice(1)}`
}
