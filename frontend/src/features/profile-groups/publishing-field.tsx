import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { longestDelay } from '../../../../shared/profile-groups.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import look from '../../ui/switch.module.css'
import { clampDelay, type GroupForm } from './group-form.ts'
import { NumberField } from './number-field.tsx'
import styles from './publishing-field.module.css'

/** Switches publishing off and on, which is asked about either way, and says how long a post waits before it goes out. */
export function PublishingField({ group }: { group: string }) {
  const { control } = useFormContext<GroupForm>()
  const { field: killed } = useController({ control, name: 'publish_killswitch' })
  const { field: delay } = useController({ control, name: 'publish_now_delay' })
  const [asking, setAsking] = useState(false)
  const on = !killed.value
  return (
    <section className={styles.publishing} aria-labelledby="publishing-title">
      <div>
        <h3 id="publishing-title">Publishing</h3>
        <p>{screenMessages.groups.publishingOff}</p>
      </div>
      <div className={styles.delay}>
        <span aria-hidden>Delay</span>
        <NumberField hideLabel label="Publishing delay in minutes" value={delay.value} onChange={delay.onChange} clamp={clampDelay} most={longestDelay} />
        <span aria-hidden>minutes</span>
      </div>
      <button type="button" role="switch" aria-checked={on} aria-label="Publishing" className={styles.switch} onClick={() => setAsking(true)}>
        <i className={look.switch} />
      </button>
      {asking && (
        <ConfirmDialog
          title={on ? 'Disable publishing' : 'Enable publishing'}
          question={on ? groupMessages.disable(group) : groupMessages.enable(group)}
          action={on ? 'Disable' : 'Enable'}
          busyAction={on ? 'Disable' : 'Enable'}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            killed.onChange(on)
            setAsking(false)
          }}
        />
      )}
    </section>
  )
}
