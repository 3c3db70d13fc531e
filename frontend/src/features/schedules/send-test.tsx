import { Mail } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { Button } from '../../ui/button.tsx'
import { orderBody, type ScheduleForm } from './schedule-form.ts'
import styles from './send-test.module.css'

const words = deliveryMessages.test
/** What a test needs: neither the time nor the people that the report goes to. */
const needed = ['flavor', 'type', 'subject', 'labels', 'profileIds', 'range', 'compare', 'timezone'] as const

/** Emails the report of the form, as it is filled, to whoever fills it. `loading`: the form is not there yet. */
export function SendTest({ loading }: { loading: boolean }) {
  const { getValues, trigger } = useFormContext<ScheduleForm>()
  const { busy, save } = useSaving()
  const send = async () => {
    if (loading || !(await trigger(needed, { shouldFocus: true }))) return
    await save(async () => {
      // whom the report goes to is not asked for, so it need not be right yet
      const { message } = await call('POST /reports/scheduled/test', { body: { ...orderBody(getValues()), recipient_users: [], recipient_emails: [] } })
      showToast({ kind: 'success', message })
    }, messages.unable.downloadReport)
  }
  return (
    <p className={styles.test}>
      <Button size="small" onClick={() => void send()} aria-disabled={busy || undefined}>
        <Mail size={14} strokeWidth={1.75} aria-hidden />
        <span>{busy ? 'Sending' : words.ask}</span>
      </Button>
      <span>{words.about}</span>
    </p>
  )
}
