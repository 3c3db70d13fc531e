import { Link } from '@tanstack/react-router'
import { UserX } from 'lucide-react'
import { formatDate } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useRead } from '../../lib/use-read.ts'
import { useTitle } from '../../lib/use-title.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './profile-page.module.css'

const toReports = (
  <Link to="/reports" className={buttonClass()}>
    Go to reports
  </Link>
)

/** One profile: what it is, what there is of it, and how its figures come in. Nothing is connected or changed here. */
export function ProfilePage({ gid }: { gid: string }) {
  const { data, error } = useRead('GET /profiles', {}, { silent: true })
  const profile = data?.profiles.find(({ id }) => id === gid)
  const name = profile ? profileName(profile) : 'Profile'
  useTitle(name)
  if (error) return <EmptyState heading="h1" icon={UserX} title={sentenceOf(error)} action={toReports} />
  if (!data)
    return (
      <div className={styles.page}>
        <p className="sr-only" role="status">
          Loading profile
        </p>
        <Skeleton width={280} height={28} />
        <Skeleton height={180} />
      </div>
    )
  if (!profile) return <EmptyState heading="h1" icon={UserX} title={messages.profiles.missing} action={toReports} />
  const group = data.entities.find(({ entity_gid }) => entity_gid === profile.entity_gid)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <NetworkIcon network={profile.code} size={20} colored labelled />
        {name}
      </h1>
      <dl className={styles.facts}>
        <dt>Network</dt>
        <dd>{profile.network.display}</dd>
        {profile.username && (
          <>
            <dt>Username</dt>
            <dd>{profile.username}</dd>
          </>
        )}
        <dt>Profile group</dt>
        <dd>{group?.name ?? '–'}</dd>
        <dt>Figures since</dt>
        <dd>{profile.available_from ? formatDate(profile.available_from) : 'None yet'}</dd>
        <dt>Profile ID</dt>
        <dd>
          <code>{profile.id}</code>
        </dd>
      </dl>
      {profile.blocked ? (
        <p>{profile.blocked}</p>
      ) : (
        <section className={styles.how}>
          <h2>Add an ad account</h2>
          <p>{screenMessages.adAccounts.how}</p>
          <pre>
            <code>{`npm run import -- --profile ${profile.id} ads.csv`}</code>
          </pre>
          <p>{screenMessages.adAccounts.orApi}</p>
        </section>
      )}
      <p>{toReports}</p>
    </div>
  )
}
