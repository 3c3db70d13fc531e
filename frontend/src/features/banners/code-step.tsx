import { useEffect, useState } from 'react'
import { bannerMessages } from '../../../../shared/banner-messages.ts'
import { addressCode } from '../../../../shared/suppression.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useSending } from '../../lib/use-submit.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './banners.module.css'

const form = 'verify-email'
const words = bannerMessages.verify
/** The server sends no other before. */
const wait = 60

/** Takes the digits that were sent; whatever else is typed or pasted stays out. */
export function CodeStep({ email, onDone, onLeave }: { email: string; onDone: () => void; onLeave: () => void }) {
  const [code, setCode] = useState('')
  const { busy, failure, forgetFailure, send } = useSending()
  const [left, restart] = useSecondsLeft(wait)
  const isWhole = code.length === addressCode.digits
  const verify = () =>
    send(async () => {
      await call('POST /me/email-verification-code', { body: { code } })
      showToast({ kind: 'success', message: words.done })
      onDone()
    })
  const another = () =>
    send(async () => {
      await call('GET /me/email-verification-code')
      setCode('')
      restart()
    })
  const close = () => {
    if (busy) showToast({ kind: 'error', message: words.processing })
    else onLeave()
  }
  return (
    <Dialog
      title={words.title}
      width={450}
      onClose={close}
      foot={<SaveButtons form={form} busy={busy} onClose={close} save={words.action} saving={words.busy} />}
    >
      <form
        id={form}
        className={styles.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) void verify()
        }}
      >
        <p>{words.sent(email)}</p>
        <TextField
          label={words.code}
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          error={failure ?? undefined}
          onChange={({ target }) => {
            forgetFailure()
            setCode(target.value.replace(/\D/g, '').slice(0, addressCode.digits))
          }}
        />
        {left > 0 ? (
          <p className={styles.soft}>{words.wait(left)}</p>
        ) : (
          <button type="button" className={styles.again} onClick={() => void another()}>
            {words.another}
          </button>
        )}
      </form>
    </Dialog>
  )
}

function useSecondsLeft(seconds: number): [left: number, restart: () => void] {
  const [ends, setEnds] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return [Math.max(0, Math.ceil((ends - now) / 1000)), () => setEnds(Date.now() + seconds * 1000)]
}
