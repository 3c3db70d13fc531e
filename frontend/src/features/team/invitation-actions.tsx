import type { Employee } from '../../../../shared/api/team.ts'
import { teamMessages } from '../../../../shared/team-messages.ts'
import { call } from '../../lib/api.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { tellSent } from './tell-sent.ts'

type InvitationActionsProps = { who: Employee; onEdit: () => void; onCancel: () => void }

export function InvitationActions({ who, onEdit, onCancel }: InvitationActionsProps) {
  const { busy, save } = useSaving()
  const resend = () => save(async () => tellSent((await call('POST /employees/{id}/resend', { params: { id: who.user_gid } })).employee, teamMessages.sent))
  return (
    <div>
      {!who.may.edit ? null : who.state === 'undeliverable' ? (
        <Button size="small" aria-label={`Edit the address of ${who.name}`} onClick={onEdit}>
          Edit address
        </Button>
      ) : (
        <Button size="small" aria-label={`Resend the invitation of ${who.name}`} aria-disabled={busy || undefined} onClick={() => void resend()}>
          {busy && <Spinner />}
          <span>Resend</span>
        </Button>
      )}
      {who.may.remove && (
        <Button look="ghost" size="small" aria-label={`Cancel the invitation of ${who.name}`} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}
