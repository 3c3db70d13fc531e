import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import type { Employee } from '../../../../shared/api/team.ts'
import { teamScreenMessages } from '../../../../shared/team-messages.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AccessStep } from './access-step.tsx'
import { DetailsStep } from './details-step.tsx'
import styles from './member-dialog.module.css'
import type { Seats } from './use-employees.ts'
import { useMemberDraft } from './use-member-draft.ts'

type MemberDialogProps = {
  /** null: somebody new */
  who: Employee | null
  /** the group it is about */
  scope: { entity_gid: string; name: string } | null
  seats: Seats | null
  onClose: () => void
}

/** Invites somebody or changes their access: who they are, then what they may do where. */
export default function MemberDialog({ who, scope, seats, onClose }: MemberDialogProps) {
  const entered = useMemberDraft(who, scope?.entity_gid ?? null, onClose)
  const { step, role, busy } = entered
  const [leaving, setLeaving] = useState(false)
  const title = teamScreenMessages.title(who !== null, scope?.name ?? null)
  const close = () => (entered.isChanged ? setLeaving(true) : onClose())
  const isOneStep = role === 'MANAGER' || role === 'OWNER'
  const isLast = step === 2 || isOneStep
  const done = who ? 'Save' : 'Send invitation'
  return (
    <>
      <Dialog
        title={title}
        width={step === 1 ? 520 : 1000}
        busy={busy}
        onClose={close}
        head={isOneStep ? null : <span className={styles.step}>{`Step ${step} of 2`}</span>}
        foot={
          <>
            <span className={styles.left}>
              {step === 1 ? (
                who === null && <SeatsLeft seats={seats} />
              ) : (
                <Button look="ghost" disabled={busy} onClick={entered.back}>
                  <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
                  Back
                </Button>
              )}
            </span>
            <Button look="ghost" disabled={busy} onClick={close}>
              Cancel
            </Button>
            <Button look="primary" disabled={busy} onClick={() => void (step === 1 ? entered.next() : entered.send())}>
              {busy ? <Spinner /> : null}
              <span>{isLast ? done : 'Continue'}</span>
            </Button>
          </>
        }
      >
        {step === 1 ? <DetailsStep who={who} entered={entered} /> : <AccessStep {...entered} />}
      </Dialog>
      {leaving && (
        <ConfirmDialog
          title={title}
          question={who ? teamScreenMessages.stopEditing : teamScreenMessages.stopInviting}
          action="Close"
          busyAction="Close"
          cancel="Keep editing"
          onConfirm={async () => onClose()}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}

function SeatsLeft({ seats }: { seats: Seats | null }) {
  return seats?.limit != null && seats.remaining != null ? <span>{teamScreenMessages.left(seats.remaining, seats.limit)}</span> : null
}
