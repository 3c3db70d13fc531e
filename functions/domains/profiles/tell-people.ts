/** Who else works in a profile group is told of a profile that came or went, and whoever pays that there is room for little more. */
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { planLimitNear } from '../../../shared/notifications/plan-limit-near/definition.ts'
import { profileConnected } from '../../../shared/notifications/profile-connected/definition.ts'
import { profileRemoved } from '../../../shared/notifications/profile-removed/definition.ts'
import { profileName } from '../../../shared/profile-name.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import type { ProfileRecord } from '../../kernel/accounts/store.ts'
import { emitAfter } from '../notifications/emit.ts'
import { isNear } from '../notifications/plan-room.ts'

type Shown = Pick<ProfileRecord, 'id' | 'entity_gid' | 'network' | 'name' | 'username' | 'picture_url' | 'profile_url'>

function eventOf(actor: Actor, profile: Shown, id: string) {
  const { entity_gid, network, picture_url, profile_url } = profile
  const name = plainLine(profileName(profile))
  return {
    accountId: actor.accountId,
    id,
    data: {
      profile_gid: profile.id,
      profile: name,
      network,
      by: actor.name,
      group: plainLine(actor.entities.find((one) => one.entity_gid === entity_gid)?.name ?? name),
    },
    group: entity_gid,
    except: actor.userId,
    person: actor.name,
    profile: { name, network, picture_url, profile_url },
  }
}

/** `counted`: profiles that the account has now, of the `most` of its plan. */
export async function tellAdded(actor: Actor, profile: Shown, { counted, most }: { counted: number; most: number | null }, now: Date): Promise<void> {
  await emitAfter(profileConnected, eventOf(actor, profile, profile.id), now)
  if (!isNear(counted, most)) return
  const data = { of: 'profiles', used: counted, most } as const
  await emitAfter(planLimitNear, { accountId: actor.accountId, id: `profiles ${most}`, data, group: null }, now)
}

/** A profile that was restored can be removed again. */
export const tellRemoved = (actor: Actor, profile: Shown, now: Date): Promise<void> =>
  emitAfter(profileRemoved, eventOf(actor, profile, `${profile.id} ${now.toISOString()}`), now)
