import { Link } from '@tanstack/react-router'
import { HeartHandshake, ShieldCheck, TimerOff } from 'lucide-react'
import { useState } from 'react'
import { keepMessages } from '../../../../shared/leaving-messages.ts'
import { ApiError, call, sentenceOf } from '../../lib/api.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { NoticePage } from './notice-page.tsx'

type State = { at: 'asking' } | { at: 'busy' } | { at: 'kept'; name: string } | { at: 'failed'; said: string; final: boolean }

/** The page that the link opens which owners get when their account is going to be deleted. It asks first: programs open links in emails too. */
export function KeepPage({ token }: { token: string }) {
  useTitle('Keep the account')
  const [state, setState] = useState<State>({ at: 'asking' })
  const keep = async () => {
    setState({ at: 'busy' })
    try {
      const { name } = await call('POST /auth/keep-account', { body: { token } })
      setState({ at: 'kept', name })
    } catch (error) {
      setState({ at: 'failed', said: sentenceOf(error), final: error instanceof ApiError && error.status === 410 })
    }
  }
  const signIn = (
    <Link to="/login" className={buttonClass({ look: 'primary' })}>
      Sign in
    </Link>
  )
  const button = (label: string) => (
    <Button look="primary" onClick={() => void keep()}>
      {label}
    </Button>
  )
  if (state.at === 'busy') return <NoticePage icon={HeartHandshake} title={keepMessages.keeping} busy />
  if (state.at === 'kept')
    return (
      <NoticePage icon={ShieldCheck} good title={keepMessages.kept(state.name)} actions={signIn}>
        <p>{keepMessages.keptHint}</p>
      </NoticePage>
    )
  if (state.at === 'failed') return <NoticePage icon={TimerOff} title={state.said} actions={state.final ? signIn : button('Try again')} />
  return (
    <NoticePage icon={HeartHandshake} title={keepMessages.question} actions={button('Keep the account')}>
      <p>{keepMessages.questionHint}</p>
    </NoticePage>
  )
}
