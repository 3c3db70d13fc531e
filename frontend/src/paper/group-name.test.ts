import { expect, test } from '@jest/globals'
import { groupName } from './group-name.ts'

const tab = { code: 'cross_channel', display: 'Cross-channel' } as const
const several = { reports: { tabs: [{ networks: [{ _code: 'facebook' }, { _code: 'linkedin' }] }] } } as const
const one = { reports: { tabs: [{ networks: [{ _code: 'facebook' }, { _code: 'facebook' }] }] } } as const

test.each([
  ['profiles of several networks', { group: 'All networks', tab }, several, 'All networks'],
  ['profiles of one network in a report without network tabs', { group: 'All networks', tab }, one, 'Facebook'],
  ['one network of several', { group: 'By network', tab: { code: 'linkedin', display: 'LinkedIn' } }, several, 'LinkedIn'],
  ['the appendix', { group: 'Appendix', tab }, one, 'Appendix'],
] as const)('%s', (_, page, of, expected) => {
  expect(groupName(page, of)).toBe(expected)
})
