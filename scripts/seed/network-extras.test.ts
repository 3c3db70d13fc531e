import { expect, test } from '@jest/globals'
import { dayNumber } from '../../shared/dates/calendar-date.ts'
import { engagementsOf, measuresOf, metrics, sumOf } from '../../shared/metrics/index.ts'
import { dailyRows } from './daily.ts'
import { profiles } from './profiles.ts'

test('parts of one network add up to what they are parts of, day by day', () => {
  const today = dayNumber('2026-11-21')
  const days = (id: string) => {
    const profile = profiles.find((one) => one.id === id)
    if (!profile?.character) throw new Error(`No ${id}.`)
    return dailyRows({ ...profile, character: profile.character }, today - 60, today).map(
      ({ values }) =>
        (measure: keyof typeof values) =>
          values[measure],
    )
  }
  for (const get of days('demo-facebook')) {
    expect(sumOf(['reaction_like', 'reaction_love', 'reaction_care', 'reaction_haha', 'reaction_wow', 'reaction_sad', 'reaction_angry'], get)).toBe(
      get('reactions'),
    )
  }
  const { clicks } = metrics
  for (const get of days('demo-google')) {
    expect(sumOf(['views_search_mobile', 'views_search_desktop', 'views_maps_mobile', 'views_maps_desktop'], get)).toBe(get('impressions'))
    expect(clicks.class === 'FLOW' && sumOf(measuresOf(clicks, 'google') ?? [], get)).toBe(engagementsOf('google', get))
  }
})
