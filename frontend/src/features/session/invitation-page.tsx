import { Link } from '@tanstack/react-router'
import { MailOpen, TicketX } from 'lucide-react'
import { formatMoment } from '../../../../shared/notifications/moments.ts'
import { invitationScreenMessages } from '../../../../shared/team-messages.ts'
import { ApiError, canRetry, sentenceOf } from '../../lib/api.ts'
import { useRead } from '../../lib/use-read.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EntryPage } from './entry-page.tsx'
import styles from './invitation.module.css'
import { JoinForm } from './join-form.tsx'
import { NoticePage } from './notice-page.tsx'
import { Promises } from './promises.tsx'

/** The page that the link of an invitation opens. */
export function InvitationPage({ token }: { token: string }) {
  useTitle('Join the team')
  const { data, error, retry } = useRead(
    'GET /auth/invitation/{token}',
    { params: { token } },
    { silent: true, revalidateIfStale: false, revalidateOnFocus: false },
  )
  if (data)
    return (
      <EntryPage
        title="Join the team"
        lead={`Signing in as ${data.email}`}
        aside={<Promises />}
        alt={invitationScreenMessages.ends(formatMoment({ at: data.ends_at, timezone: data.timezone }))}
      >
        <p className={styles.by}>
          {data.invited_by && <Avatar name={data.invited_by} size={36} />}
          <span>
            {data.invited_by ? (
              <span key="invited">
                <b>{data.invited_by}</b> invites you to <b>{data.account}</b>
              </span>
            ) : (
              <span key="joining">
                You are invited to <b>{data.account}</b>
              </span>
            )}
          </span>
        </p>
        <dl className={styles.groups}>
          {data.role === 'RESTRICTED' ? (
            data.entities.map(({ name, may }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{may}</dd>
              </div>
            ))
          ) : (
            <div>
              <dt>Every profile group</dt>
              <dd>{invitationScreenMessages.accountAdmin}</dd>
            </div>
          )}
        </dl>
        <JoinForm token={token} invitation={data} />
      </EntryPage>
    )
  if (!error) return <NoticePage icon={MailOpen} title="Join the team" busy />
  const isFinal = error instanceof ApiError && [403, 409, 410].includes(error.status)
  return (
    <NoticePage
      icon={TicketX}
      title={sentenceOf(error)}
      actions={
        isFinal ? (
          <Link to="/login" className={buttonClass({ look: 'primary' })}>
            Sign in
          </Link>
        ) : (
          canRetry(error) && <Button onClick={retry}>Try again</Button>
        )
      }
    />
  )
}
