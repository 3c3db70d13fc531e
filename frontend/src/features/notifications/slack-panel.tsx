import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { NoticeSetting } from '../../../../shared/api/notification-settings.ts'
import { noticeMessages } from '../../../../shared/notifications/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useSending } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import type { OpenMenu } from '../../ui/menu.tsx'
import { Popover } from '../../ui/popover.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './slack-choice.module.css'

const said = noticeMessages.slack

type SlackPanelProps = OpenMenu & { setting: NoticeSetting /** all that are for the own role */; types: readonly NoticeSetting[] }

/** Where a type is told in Slack. An address that was saved is shown by its end alone; a test says whether it works. */
export default function SlackPanel({ setting: { type, label, channels }, types, opener, onClose }: SlackPanelProps) {
  const { busy, failure, forgetFailure, send } = useSending()
  const [address, setAddress] = useState('')
  const [forAll, setForAll] = useState(false)
  const ending = channels.find(({ channel }) => channel === 'SLACK')?.ending ?? null
  const all = types.filter((one) => one.channels.some(({ channel }) => channel === 'SLACK')).map((one) => one.type)
  const save = (to: string | null) =>
    send(async () => {
      await call('PATCH /me/notifications/slack', { body: { types: forAll ? all : [type], address: to } })
      onClose()
    })
  const test = () =>
    send(async () => {
      await call('POST /me/notifications/slack/test', { body: { type, ...(address ? { address } : {}) } })
      showToast({ kind: 'success', message: said.tested })
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // with nothing new in the field what stands there stays
    if (address === '' && ending !== null && !forAll) onClose()
    else void save(address)
  }
  return (
    <Popover opener={opener} label={said.title(label)} placement="bottom end" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <h2>{said.title(label)}</h2>
        <TextField
          label="Incoming webhook URL"
          type="url"
          autoFocus
          autoComplete="off"
          placeholder="https://hooks.slack.com/services/…"
          maxLength={500}
          value={address}
          hint={ending === null ? said.hint : said.ending(ending)}
          error={failure ?? undefined}
          onChange={({ target }) => {
            forgetFailure()
            setAddress(target.value)
          }}
        />
        <label className={styles.all}>
          <CheckBox checked={forAll} onToggle={() => setForAll(!forAll)} />
          {said.forAll}
        </label>
        <div className={styles.foot}>
          <Button look="ghost" size="small" aria-disabled={busy || undefined} onClick={() => void test()}>
            <Send size={14} strokeWidth={1.75} aria-hidden />
            Send a test
          </Button>
          {ending !== null && (
            <Button look="danger" size="small" onClick={() => void save(null)}>
              Remove
            </Button>
          )}
          <Button look="ghost" size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" size="small" type="submit" aria-disabled={busy || undefined}>
            Save
          </Button>
        </div>
      </form>
    </Popover>
  )
}
