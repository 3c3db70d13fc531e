import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { NetworkAvatar } from '../../ui/network-avatar.tsx'
import styles from './import-dialog.module.css'
import { count, daysOf, rowsText, sumOf } from './totals.ts'
import type { Stage } from './use-import.ts'

/** Whose profile it is, and what all files together come to. */
export function ProfileLine({ profile, stage }: { profile: ProfileRow; stage: Stage }) {
  const results = stage.at === 'checked' ? (stage.job.checked ?? []).flatMap(({ result }) => result ?? []) : stage.at === 'done' ? stage.job.results : null
  const name = profileName(profile)
  return (
    <div className={styles.profile}>
      <NetworkAvatar name={name} picture={profile.picture_url} network={profile.code} />
      <span className={styles.who}>
        <b>{name}</b>
        <span>{[profile.network.display, profile.username].filter(Boolean).join(' · ')}</span>
      </span>
      {results && (
        <span className={styles.sum}>
          <b>
            {results.length === 0
              ? importScreenMessages.nothingReady
              : stage.at === 'done'
                ? importScreenMessages.written(count(sumOf(results, 'written')), count(sumOf(results, 'read')))
                : importScreenMessages.ready(rowsText(sumOf(results, 'written')))}
          </b>
          <span>{daysOf(results)}</span>
        </span>
      )}
    </div>
  )
}
