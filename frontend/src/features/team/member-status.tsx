import { Clock, Lock, MailWarning } from 'lucide-react'
import type { Employee } from '../../../../shared/api/team.ts'
import { lockedPeopleMessages } from '../../../../shared/plan-messages.ts'
import { useMe } from '../../lib/me.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import table from '../../ui/list-table.module.css'
import { Tag } from '../../ui/tag.tsx'
import { dayOf, endsInWords } from './member-words.ts'

const icon = { size: 12, strokeWidth: 2.25, 'aria-hidden': true } as const

/** Whether somebody has joined, and what became of an invitation. `isLocked`: the plan has no seat for them any more. */
export function MemberStatus({ who, isLocked }: { who: Employee; isLocked: boolean }) {
  const zone = useMe().account.timezone
  const sent = who.sent_at && <span className={table.under}>Sent {dayOf(who.sent_at, zone)}</span>
  if (isLocked)
    return (
      <span>
        <Tag tone="warn" icon={<Lock {...icon} />}>
          Locked
        </Tag>
        <span className={table.under}>{lockedPeopleMessages.member}</span>
      </span>
    )
  if (who.state === 'joined') return <span className={table.soft}>{who.joined_at ? `Joined ${dayOf(who.joined_at, zone)}` : 'Joined'}</span>
  if (who.state === 'invited')
    return (
      <span>
        {who.sent_at && <span>{`Sent ${dayOf(who.sent_at, zone)}`}</span>}
        {who.ends_at && <span className={table.under}>{endsInWords(who.ends_at, serverNow(), zone)}</span>}
      </span>
    )
  return (
    <span>
      {who.state === 'ended' ? (
        <Tag tone="flat" icon={<Clock {...icon} />}>
          {who.ends_at ? `Ended ${dayOf(who.ends_at, zone)}` : 'Ended'}
        </Tag>
      ) : (
        <Tag tone="bad" icon={<MailWarning {...icon} />}>
          Undeliverable
        </Tag>
      )}
      {sent}
    </span>
  )
}
