import { Check, Mail, MailQuestionMark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { noticeMessages } from '../../../../shared/notifications/screen-messages.ts'
import { undeliveredMessages } from '../../../../shared/notifications/undelivered-messages.ts'
import { useMe } from '../../lib/me.tsx'
import { useMedia } from '../../lib/use-media.ts'
import { useRead } from '../../lib/use-read.ts'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { channelLooks, type OfferedChannel, offeredChannels } from './channel-looks.ts'
import { HoursCard } from './hours-card.tsx'
import styles from './notification-settings.module.css'
import { SettingsMatrix } from './settings-matrix.tsx'
import { useNotificationSettings } from './use-notification-settings.ts'

const said = noticeMessages

/** What somebody is told of, and where: each type that is for their role, by what it is about, in each channel there is. */
export function NotificationSettingsPage({ browser }: { /** whether the browser that is open is told */ browser: ReactNode }) {
  const me = useMe()
  const { types, saving, error, isValidating, retry, choose } = useNotificationSettings()
  const waiting = useRead('GET /me/details', me.confirmed ? null : {}, { silent: true }).data?.waiting_email
  const isSmall = useMedia('(max-width: 760px)')
  const [chosen, setChosen] = useState<OfferedChannel | null>(null)
  const channels = offeredChannels(types ?? [])
  const one = channels.find((channel) => channel === chosen) ?? channels[0]
  return (
    <>
      <SettingsHead title="Notifications" />
      <HoursCard />
      {types ? (
        <div className={list.card}>
          <div className={styles.bar}>
            <p className={styles.fact}>
              <Mail size={16} strokeWidth={1.75} aria-hidden />
              <b>{me.email}</b>
              {me.email_suppressed && <span className={styles.undeliverable}>{undeliveredMessages.address}</span>}
            </p>
            {waiting && (
              <p className={styles.fact}>
                <MailQuestionMark size={16} strokeWidth={1.75} aria-hidden />
                <b>{waiting}</b>
                <span className={styles.unconfirmed}>{undeliveredMessages.unconfirmed}</span>
              </p>
            )}
            {browser}
            {isSmall && one && channels.length > 1 && (
              <Segmented
                label="Channel"
                value={one}
                onChange={setChosen}
                options={channels.map((channel) => ({ id: channel, label: channelLooks[channel].name }))}
              />
            )}
            <p className={styles.state} role="status">
              {saving ? <Spinner /> : <Check size={16} strokeWidth={2} aria-hidden />}
              <span>{saving ? said.saving : said.saves}</span>
            </p>
          </div>
          <SettingsMatrix types={types} channels={isSmall && one ? [one] : channels} choose={choose} />
        </div>
      ) : error ? (
        <FailedList title={said.settingsNotLoaded} error={error} busy={isValidating} onRetry={retry} />
      ) : (
        <ListSkeleton what="notification settings" />
      )}
    </>
  )
}
