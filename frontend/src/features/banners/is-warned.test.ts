import { expect, test } from '@jest/globals'
import { bannerMessages } from '../../../../shared/banner-messages.ts'
import { lacksPublishing } from './is-warned.ts'

const group = (name: string, publish_killswitch: boolean, publish: 'manage' | 'view' | 'no') => ({
  ...{ entity_gid: name, name, timezone: null, admin: false, publish_killswitch },
  permissions: { publish },
})

test('of the groups that nothing is published for, a person is told of those whose publishing they manage', () => {
  const entities = [group('Off', true, 'manage'), group('On', false, 'manage'), group('Only seen', true, 'view'), group('Not seen', true, 'no')]
  expect(entities.filter(lacksPublishing).map(({ name }) => name)).toEqual(['Off'])
})

test.each([
  [['Leith'], 'Leith'],
  [['Leith', 'Larkmere'], 'Leith and Larkmere'],
  [['Leith', 'Larkmere', 'Ellery'], 'Leith, Larkmere and 1 more'],
  [['Leith', 'Larkmere', 'Ellery', 'Pike', 'Otter'], 'Leith, Larkmere and 3 more'],
])('of %j two are named', (names, groups) => {
  expect(bannerMessages.publishingOff(names)).toBe(`Account owner has disabled publishing for ${groups}.`)
})
