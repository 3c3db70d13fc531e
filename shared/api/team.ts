import * as v from 'valibot'
import { Id, Ids, listLength, Word } from '../fields.ts'
import { allowanceOf } from '../permission-sections.ts'
import { AccountRole, GroupRole, levels, permissionSections } from '../permissions.ts'
import { EmailAddress, FirstName, LastName } from '../person-fields.ts'
import { shownSigns } from '../shown-signs.ts'
import { teamMessages } from '../team-messages.ts'
import { endpoint } from './endpoint.ts'
import { seats } from './read-sets.ts'

/** joined: they signed in. invited: their link works. ended: it does not any more. undeliverable: the address took no email. */
export const MemberState = v.picklist(['joined', 'invited', 'ended', 'undeliverable'])
export type MemberState = v.InferOutput<typeof MemberState>

const labelsLength = 250
/** Joined by commas they have 250 characters at most. */
export const MemberLabels = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(labelsLength, teamMessages.labelsLong), v.regex(shownSigns, teamMessages.labelsInvalid))),
  v.maxLength(labelsLength, teamMessages.labelsLong),
  v.check((labels) => labels.join(',').length <= labelsLength, teamMessages.labelsLong),
)

const levelsOfSections = v.entriesFromList(permissionSections, v.optional(v.picklist(levels, teamMessages.permissionsMissing)))

/** The levels stand in `permissions` or each under the id of its section; only levels that the section has. */
export const GroupGrant = v.pipe(
  v.strictObject({
    entity_gid: Id,
    // missing is said as wrongly chosen
    role: v.pipe(v.optional(Word, ''), v.picklist(GroupRole.options, teamMessages.presetMissing)),
    labels: v.optional(MemberLabels, []),
    permissions: v.optional(v.strictObject(levelsOfSections), {}),
    ...levelsOfSections,
  }),
  v.transform(({ entity_gid, role, labels, permissions: given, ...flat }) => {
    const chosen = permissionSections.flatMap((section) => {
      const level = given[section] ?? flat[section]
      return level === undefined ? [] : [[section, level] as const]
    })
    return { entity_gid, role, labels, permissions: role === 'RESTRICTED' ? chosen : [] }
  }),
  v.check(({ role, permissions }) => role !== 'RESTRICTED' || permissions.some(([, level]) => level !== 'none'), teamMessages.permissionsMissing),
  v.check(({ permissions }) => permissions.every(([section, level]) => allowanceOf(section, level) !== undefined), teamMessages.permissionsMissing),
)
export type GroupGrant = v.InferOutput<typeof GroupGrant>

/** What the first step of the dialog asks for. */
export const MemberForm = v.strictObject({ first_name: FirstName, last_name: LastName, email: EmailAddress })

export const Employee = v.object({
  user_gid: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  name: v.string(),
  email: v.string(),
  access: AccountRole,
  state: MemberState,
  /** ISO instants; null where they do not apply, or were not kept */
  joined_at: v.nullable(v.string()),
  sent_at: v.nullable(v.string()),
  ends_at: v.nullable(v.string()),
  /** groups that the caller decides over; none for owners and managers, who have every group */
  entities: v.array(
    v.object({
      entity_gid: v.string(),
      name: v.string(),
      role: GroupRole,
      labels: v.array(v.string()),
      permissions: v.record(v.string(), v.picklist(levels)),
    }),
  ),
  labels: v.array(v.string()),
  /** to be sent along with a change, so that the second of two people who edit is told */
  version: v.number(),
  /** what the caller may do; `names`: change the name */
  may: v.object({ edit: v.boolean(), names: v.boolean(), remove: v.boolean() }),
})
export type Employee = v.InferOutput<typeof Employee>

const access = { session: true, team: 'invite' } as const

export const listEmployees = endpoint({
  name: 'list-employees',
  domain: 'team',
  method: 'GET',
  path: '/employees',
  summary: 'List the team members and invitations you can see, by name',
  access,
  query: v.strictObject({ entity_gid: v.optional(Id) }),
  /** `locked`: ids of those for whom the plan has no seat any more */
  response: v.object({ employees: v.array(Employee), locked: v.array(v.string()) }),
})
export const getEmployee = endpoint({
  name: 'get-employee',
  domain: 'team',
  method: 'GET',
  path: '/employees/{id}',
  summary: 'Get one team member with their access',
  access,
  response: v.object({ employee: Employee }),
})
export const saveEmployee = endpoint({
  name: 'save-employee',
  domain: 'team',
  method: 'POST',
  path: '/employees',
  audit: { kind: 'people', to: 'invite', did: 'invited', thing: 'person', rest: 'to the team' },
  summary: 'Invite a person, or update a member’s access (user_gid); profile groups that the request omits are unchanged',
  // an administrator's grants would outlive the impersonation
  // people can change their own permissions
  changes: ['own', seats, 'GET /me'],
  access: { ...access, inPerson: true },
  body: v.strictObject({
    ...MemberForm.entries,
    /** ignored from whoever may not choose it: they invite restricted users */
    access: v.optional(v.nullable(v.picklist(['OWNER', 'MANAGER', 'RESTRICTED'], teamMessages.roleRequired))),
    entities: v.optional(v.pipe(v.array(GroupGrant), v.maxLength(listLength)), []),
    labels: v.optional(MemberLabels, []),
    user_gid: v.optional(v.nullable(Id)),
    removed_entities: v.optional(Ids, []),
    /** as it was read; without it the change is made to whatever there is now */
    version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))),
  }),
  response: v.object({ employee: Employee }),
})
export const removeEmployee = endpoint({
  name: 'remove-employee',
  domain: 'team',
  method: 'DELETE',
  path: '/employees/{id}',
  audit: { kind: 'people', to: 'remove', did: 'removed', thing: 'person', rest: 'from the team' },
  summary: 'Remove a team member, or cancel an invitation',
  // people can change their own permissions
  changes: ['own', seats, 'GET /me'],
  access: { ...access, inPerson: true },
  query: v.strictObject({ version: v.optional(v.pipe(v.string(), v.maxLength(15), v.digits())) }),
  response: 'empty',
  status: 204,
})
