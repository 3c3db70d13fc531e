/** An advocacy group of employees, with the rates and points that a test needs. */
import type { AdvocacyGroup } from '../../shared/advocacy.ts'

export const anAdvocacyGroup = (more: Partial<AdvocacyGroup> = {}): AdvocacyGroup => ({
  id: 'v',
  entity_gid: 'g',
  picture_url: null,
  type: 'employees',
  timezone: null,
  name: null,
  rates: { currency: 'GBP', click: 1, engagement: 1, thousand_impressions: 1 },
  points: { share: 1, click: 1, engagement: 1 },
  ...more,
})
