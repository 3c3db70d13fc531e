import { Link, Navigate } from '@tanstack/react-router'
import { KeyRound, MailCheck, TimerOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { ApiError, call, sentenceOf } from '../../lib/api.ts'
import { startAfresh } from '../../lib/mounted-reads.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import { NoticePage } from './notice-page.tsx'

type State = { at: 'busy' } | { at: 'password'; said: string | null } | { at: 'done'; email: string } | { at: 'failed'; said: string; final: boolean }

/** The page that the link of a sign-up opens: it leads home, signed in. Another browser is asked for the password first. */
export function ConfirmPage({ token }: { token: string }) {
  useTitle('Confirm your email address')
  const [state, setState] = useState<State>({ at: 'busy' })
  const asked = useRef(false)
  const open = async (password?: string) => {
    try {
      const answer = await call('POST /auth/confirm', { body: { token, ...(password === undefined ? {} : { password }) } })
      await startAfresh(['GET /me', {}], answer)
      setState({ at: 'done', email: answer.me.email })
    } catch (error) {
      const needs = error instanceof ApiError && error.status === 401
      if (needs) setState({ at: 'password', said: password === undefined ? null : sentenceOf(error) })
      else if (password !== undefined && error instanceof ApiError && error.status === 429) setState({ at: 'password', said: sentenceOf(error) })
      else setState({ at: 'failed', said: sentenceOf(error), final: error instanceof ApiError && [403, 409, 410].includes(error.status) })
    }
  }
  useEffect(() => {
    // a link works once, so it is followed once
    if (asked.current) return
    asked.current = true
    void open()
  })
  if (state.at === 'busy') return <NoticePage icon={MailCheck} title={screenMessages.signUp.confirming} busy />
  if (state.at === 'password')
    return (
      <NoticePage icon={KeyRound} title={screenMessages.signUp.confirmTitle}>
        <ConfirmPassword said={state.said} onPassword={open} />
      </NoticePage>
    )
  if (state.at === 'done')
    return <Navigate to="/dashboard" state={{ alert: { type: 'success', message: screenMessages.signUp.confirmed(state.email) } }} replace />
  return (
    <NoticePage
      icon={TimerOff}
      title={state.said}
      actions={
        state.final ? (
          <>
            <Link to="/login" className={buttonClass({ look: 'primary' })}>
              Sign in
            </Link>
            <Link to="/signup/{-$plan}/{-$interval}" className={buttonClass()}>
              Sign up again
            </Link>
          </>
        ) : (
          <Button look="primary" onClick={() => void open()}>
            Try again
          </Button>
        )
      }
    />
  )
}
