import * as v from 'valibot'
import { Id } from '../fields.ts'
import { groupMessages, pictureMessages } from '../group-messages.ts'
import { NetworkCode } from '../networks.ts'
import { editFields, GroupType, groupFields, maxPictureBytes, maxPictureText, pictureTypes } from '../profile-groups.ts'
import { endpoint } from './endpoint.ts'
import { profileGroups } from './read-sets.ts'

const listed = {
  entity_gid: v.string(),
  name: v.string(),
  type: v.nullable(GroupType),
  country: v.nullable(v.object({ value: v.string(), label: v.string() })),
  /** IANA; null: that of the account */
  timezone: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  /** null: no limit */
  max_users: v.nullable(v.number()),
  max_profiles: v.nullable(v.number()),
  /** publishing is off */
  publish_killswitch: v.boolean(),
  /** of the last edit: who saves says which one they saw */
  version: v.number(),
} as const

export const EntityRow = v.object({
  ...listed,
  profiles: v.number(),
  /** who works in it, owners and managers included */
  members: v.number(),
  /** with sends to come */
  schedules: v.number(),
})
export type EntityRow = v.InferOutput<typeof EntityRow>

export const Entity = v.object({
  ...listed,
  description: v.string(),
  industry: v.nullable(v.string()),
  /** id of its picture, to be sent back as `pictureFileOld` */
  picture: v.nullable(v.string()),
  profiles: v.array(v.object({ id: v.string(), name: v.string(), network: v.object({ type: v.string(), code: NetworkCode }) })),
  shortener: v.boolean(),
  shortener_domain: v.nullable(v.string()),
  shortener_profile_gid: v.nullable(v.string()),
  shortener_profile: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** minutes */
  publish_now_delay: v.number(),
  /** what is hidden with it when it is removed; `members`: who then has no access to it any more */
  takes: v.object({ profiles: v.number(), schedules: v.number(), links: v.number(), members: v.number() }),
})
export type Entity = v.InferOutput<typeof Entity>

const RemovedEntity = v.object({ entity_gid: v.string(), name: v.string(), removed_at: v.string(), restorable_until: v.string() })

const access = { session: true, account: 'manage' } as const
const Pictured = {
  /** of a picture that was imported for this; null: it stays as it is */
  pictureFile: v.optional(v.nullable(Id)),
  /** the picture it had before; null: none, so that one is taken away */
  pictureFileOld: v.optional(v.nullable(Id)),
} as const

export const listEntities = endpoint({
  name: 'list-entities',
  domain: 'entities',
  method: 'GET',
  path: '/entities',
  summary: 'List the profile groups of the account, and removed ones that can be restored',
  access,
  response: v.object({ entities: v.array(EntityRow), removed: v.array(RemovedEntity) }),
})

export const getEntity = endpoint({
  name: 'get-entity',
  domain: 'entities',
  method: 'GET',
  path: '/entities/{id}',
  summary: 'Get a profile group, with everything its removal would affect',
  access,
  response: v.object({ entity: Entity }),
})

export const createEntity = endpoint({
  name: 'create-entity',
  domain: 'entities',
  method: 'POST',
  path: '/entities',
  summary: 'Add a profile group',
  audit: { kind: 'profiles', to: 'add', did: 'added', thing: 'profile group' },
  changes: ['own', profileGroups],
  access,
  body: v.strictObject({ ...groupFields, ...Pictured }),
  status: 201,
  response: v.object({ entity: Entity }),
})

export const updateEntity = endpoint({
  name: 'update-entity',
  domain: 'entities',
  method: 'PATCH',
  path: '/entities/{id}',
  summary: 'Change a profile group; omitted fields do not change. Refused if someone else changed it since `version`',
  audit: { kind: 'profiles', to: 'change', did: 'changed', thing: 'profile group' },
  changes: ['own', profileGroups],
  access,
  body: v.strictObject({
    ...groupFields,
    ...editFields,
    ...Pictured,
    /** no profile of a shortener can be connected, so none can be chosen */
    shortener_profile_gid: v.optional(v.null(groupMessages.bitlyRequired)),
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  }),
  response: v.object({ entity: Entity }),
})

export const deleteEntity = endpoint({
  name: 'delete-entity',
  domain: 'entities',
  method: 'DELETE',
  path: '/entities/{id}',
  summary: 'Remove a profile group with all in it; it can be restored for 30 days',
  audit: { kind: 'profiles', to: 'remove', did: 'removed', thing: 'profile group' },
  changes: ['own', profileGroups],
  access,
  response: v.object({ removed: v.literal(true), restorable_until: v.string() }),
})

export const restoreEntity = endpoint({
  name: 'restore-entity',
  domain: 'entities',
  method: 'POST',
  path: '/entities/{id}/restore',
  summary: 'Restore a removed profile group with its contents',
  audit: { kind: 'profiles', to: 'restore', did: 'restored', thing: 'profile group' },
  changes: ['own', profileGroups],
  access,
  response: v.object({ restored: v.literal(true) }),
})

export const createPicture = endpoint({
  name: 'create-picture',
  domain: 'entities',
  method: 'POST',
  path: '/pictures',
  summary: `Get an upload URL for a picture of up to ${maxPictureText}: PNG, JPEG or WebP. POST /pictures/{id}/import then reads it`,
  audit: 'unaudited',
  changes: ['own'],
  access,
  body: v.strictObject({
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1, pictureMessages.notPicture), v.maxValue(maxPictureBytes, pictureMessages.tooLarge(maxPictureText))),
    type: v.picklist(pictureTypes, pictureMessages.notPicture),
  }),
  status: 201,
  response: v.object({ id: v.string(), upload: v.object({ url: v.string() }) }),
})

export const importPicture = endpoint({
  name: 'import-picture',
  domain: 'entities',
  method: 'POST',
  path: '/pictures/{id}/import',
  summary: 'Process an uploaded picture: crops it to 150 x 150 and stores only its pixels',
  audit: 'unaudited',
  changes: ['own'],
  access,
  work: 'import',
  slow: pictureMessages.slow,
  response: v.object({ pictureFile: v.string(), picture_url: v.string() }),
})

export const getPicture = endpoint({
  name: 'get-picture',
  domain: 'entities',
  method: 'GET',
  path: '/pictures/{id}',
  summary: 'Get a picture of the account',
  access: { session: true },
  response: 'picture',
})
