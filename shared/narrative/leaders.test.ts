import { expect, test } from '@jest/globals'
import { leaderWords } from './leaders.ts'

const of = (label: string, share: number | null, noun = 'reviews') => ({ label, share, noun })

test.each([
  ['comprehensive', 'audience_share', of('Instagram', 34, 'followers'), 'Instagram is your largest audience'],
  ['comprehensive', 'engagement_by_network', of('Instagram', null, 'engagements'), 'Instagram has the most engagements'],
  ['reviews', 'sentiment', of('Positive', 62), 'Most reviews are positive'],
  ['reviews', 'sentiment', of('Positive', 40), 'Positive is the most common sentiment'],
  ['reviews', 'distribution', of('5 stars', 70), 'Most ratings are 5 stars'],
  ['inbox_activity', 'by_type', of('Comment', 70, 'received'), 'Comment is the most common message type'],
  ['facebook_ads', 'age_gender', of('Women', 57, 'spent'), 'The highest spend is on women'],
])('%s, %s: what is largest is said as a colleague would', (type, section, leader, said) => {
  expect(leaderWords(type, section, leader)).toBe(said)
})
