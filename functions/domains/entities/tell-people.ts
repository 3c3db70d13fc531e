/** Who sees the publishing of a profile group is told when somebody else turns it off or on. */
import { profileGroupSuspendedPublishing } from '../../../shared/notifications/profile-group-suspended-publishing/definition.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import type { GroupRecord } from '../../kernel/accounts/records.ts'
import { emitAfter } from '../notifications/emit.ts'

/** `off`: what was asked for; undefined where nothing was said of it. */
export async function tellPublishing(actor: Actor, before: GroupRecord, off: boolean | undefined, now: Date): Promise<void> {
  if (off === undefined || off === (before.publish_killswitch ?? false)) return
  const { entity_gid, name: group } = before
  const event = {
    accountId: actor.accountId,
    id: `${entity_gid} ${now.toISOString()}`,
    data: { entity_gid, group, by: actor.name, on: !off },
    group: entity_gid,
    except: actor.userId,
    person: actor.name,
  }
  await emitAfter(profileGroupSuspendedPublishing, event, now)
}
