import { Link } from '@tanstack/react-router'
import { MailCheck, TimerOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { ApiError, call, sentenceOf } from '../../lib/api.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { NoticePage } from './notice-page.tsx'

type State = { at: 'busy' } | { at: 'done'; email: string } | { at: 'failed'; said: string; final: boolean }

/** The page that the link to a new email address opens. */
export function EmailPage({ token }: { token: string }) {
  useTitle('New email address')
  const [state, setState] = useState<State>({ at: 'busy' })
  const asked = useRef(false)
  const open = async () => {
    try {
      const { email } = await call('POST /auth/email', { body: { token } })
      setState({ at: 'done', email })
    } catch (error) {
      setState({ at: 'failed', said: sentenceOf(error), final: error instanceof ApiError && [409, 410].includes(error.status) })
    }
  }
  useEffect(() => {
    // a link works once, so it is followed once
    if (asked.current) return
    asked.current = true
    void open()
  })
  if (state.at === 'busy') return <NoticePage icon={MailCheck} title={screenMessages.preferences.emailChanging} busy />
  const onwards = (
    <Link to="/settings/preferences/personal" className={buttonClass({ look: 'primary' })}>
      Go to your settings
    </Link>
  )
  if (state.at === 'done')
    return (
      <NoticePage icon={MailCheck} good title={screenMessages.preferences.emailChanged} actions={onwards}>
        <p>{screenMessages.preferences.emailChangedHint(state.email)}</p>
      </NoticePage>
    )
  const again = (
    <Button look="primary" onClick={() => void open()}>
      Try again
    </Button>
  )
  return <NoticePage icon={TimerOff} title={state.said} actions={state.final ? onwards : again} />
}
