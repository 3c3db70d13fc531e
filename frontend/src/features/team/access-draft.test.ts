import { expect, test } from '@jest/globals'
import { permissionSections } from '../../../../shared/permissions.ts'
import { teamMessages } from '../../../../shared/team-messages.ts'
import { type AccessDraft, draftOf, emptyDraft, problemOf, sentOf, withGrant } from './access-draft.ts'

const employee = (entities: { entity_gid: string; role: 'ADMIN' | 'READONLY' | 'RESTRICTED'; labels?: string[] }[]) => ({
  user_gid: 'u',
  first_name: 'Isla',
  last_name: 'Murray',
  name: 'Isla Murray',
  email: 'isla@x.test',
  access: 'RESTRICTED' as const,
  state: 'joined' as const,
  joined_at: null,
  sent_at: null,
  ends_at: null,
  entities: entities.map((one) => ({ name: one.entity_gid, labels: [], permissions: { reports: 'manage' as const }, ...one })),
  labels: [],
  version: 3,
  may: { edit: true, names: true, remove: true },
})
const none = Object.fromEntries(permissionSections.map((section) => [section, 'none' as const]))
const chosen: AccessDraft = { ...emptyDraft, groups: ['a', 'b'], together: { role: 'RESTRICTED', levels: { reports: 'manage' } } }

test('each thing that is missing is said in its turn', () => {
  expect(problemOf(emptyDraft)?.says).toBe(teamMessages.noGroups)
  expect(problemOf({ ...emptyDraft, groups: ['a'] })?.says).toBe(teamMessages.presetMissing)
  expect(problemOf({ ...chosen, together: { role: 'RESTRICTED', levels: none } })?.says).toBe(teamMessages.permissionsMissing)
  expect(problemOf({ ...chosen, labels: ['x'.repeat(125), 'y'.repeat(125)] })?.says).toBe(teamMessages.labelsLong)
  expect(problemOf({ ...chosen, labels: ['x'.repeat(125), 'y'.repeat(124)] })).toBeNull()
  // of several groups the one that lacks it is named
  const separate = withGrant({ ...chosen, separately: true }, 'b', { role: null, levels: {} })
  expect(problemOf(separate)).toMatchObject({ at: 'preset', gid: 'b' })
})

test('together every group gets the same, separately each its own; tasks are managed and the rest viewed unless chosen', () => {
  const [a, b] = sentOf(chosen, ['b', 'c']).entities
  expect(a).toEqual({ ...b, entity_gid: 'a' })
  expect(a?.permissions).toMatchObject({ reports: 'manage', inbox: 'view', tasks: 'manage' })
  expect(sentOf(chosen, ['b', 'c']).removed_entities).toEqual(['c'])
  const separate = sentOf(withGrant({ ...chosen, separately: true }, 'b', { role: 'READONLY', levels: {} }), [])
  expect(separate.entities.map(({ role }) => role)).toEqual(['RESTRICTED', 'READONLY'])
  expect(separate.entities[1]).not.toHaveProperty('permissions')
})

test('what somebody has comes back as it is: alike together, different separately', () => {
  expect(
    draftOf(
      employee([
        { entity_gid: 'a', role: 'ADMIN' },
        { entity_gid: 'b', role: 'ADMIN', labels: ['x'] },
      ]),
    ),
  ).toMatchObject({
    groups: ['a', 'b'],
    separately: false,
    together: { role: 'ADMIN' },
    labels: ['x'],
  })
  // an account admin has theirs for the whole account
  expect(draftOf({ ...employee([]), labels: ['desk'] }).labels).toEqual(['desk'])
  const mixed = draftOf(
    employee([
      { entity_gid: 'a', role: 'ADMIN' },
      { entity_gid: 'b', role: 'RESTRICTED' },
    ]),
  )
  expect(mixed.separately).toBe(true)
  expect(sentOf(mixed, ['a', 'b'])).toMatchObject({ entities: [{ role: 'ADMIN' }, { role: 'RESTRICTED', permissions: { reports: 'manage', inbox: 'none' } }] })
})
