import { Link } from '@tanstack/react-router'
import { ChevronLeft, Upload, UserX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDate } from '../../../../shared/dates/index.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { sentenceOf } from '../../lib/api.ts'
import { can, useMe } from '../../lib/me.tsx'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { useRead } from '../../lib/use-read.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './profile-page.module.css'
import type { Importing } from './profiles-page.tsx'
import { accessSentence, useProfileStates } from './use-profile-states.ts'

const toReports = (
  <Link to="/reports" className={buttonClass()}>
    Go to reports
  </Link>
)

type ProfilePageProps = {
  gid: string
  importing: (opened: Importing) => ReactNode
  /** what was imported before */
  history: ReactNode
}

/** One profile: what it is, what there is of it, and how its figures come in. Nothing is connected here. */
export function ProfilePage({ gid, importing, history }: ProfilePageProps) {
  const me = useMe()
  const { data, error } = useRead('GET /profiles', {}, { silent: true })
  const { data: known } = useProfileStates()
  const [files, setFiles] = useState<readonly File[] | null>(null)
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
  const state = known?.states.find(({ id }) => id === gid)
  const warning = profile.locked ? null : accessSentence(profile, state)
  const mayImport = (profile.blocked === null || profile.locked) && can(me, 'profiles', 'manage', profile.entity_gid)
  const group = data.entities.find(({ entity_gid }) => entity_gid === profile.entity_gid)
  return (
    <div className={styles.page}>
      <Link to="/settings/profiles" className={styles.back}>
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        Profiles
      </Link>
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
        {profile.access_ends_on && (
          <>
            <dt>{(state?.access_left ?? 0) < 0 ? 'Access ended on' : 'Access ends on'}</dt>
            <dd>{formatDate(profile.access_ends_on)}</dd>
          </>
        )}
        <dt>Profile ID</dt>
        <dd>
          <code>{profile.id}</code>
        </dd>
      </dl>
      {warning && <p className={styles.warning}>{warning}</p>}
      {profile.blocked !== null && <p>{profile.blocked}</p>}
      {(profile.blocked === null || profile.locked) && (
        <section className={styles.how}>
          <h2>Import figures</h2>
          {mayImport ? <DropArea onFiles={setFiles} /> : <p>{importScreenMessages.mayNotImport}</p>}
        </section>
      )}
      {can(me, 'profiles', 'view', profile.entity_gid) && history}
      <p>{toReports}</p>
      {files && importing({ profiles: mayImport ? [profile] : [], into: profile.id, files, onClose: () => setFiles(null) })}
    </div>
  )
}

function DropArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const drop = useFileDrop(onFiles)
  return (
    <div className={styles.drop} data-over={drop.over || undefined} {...drop.handlers}>
      <p>{importScreenMessages.known}</p>
      <Button look="primary" onClick={() => onFiles([])}>
        <Upload size={16} strokeWidth={1.75} aria-hidden />
        Import
      </Button>
      <p className={styles.soft}>{importScreenMessages.dropHere}</p>
    </div>
  )
}
