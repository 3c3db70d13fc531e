import { Link as PageLink } from '@tanstack/react-router'
import { Ban, CalendarClock, Link, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { shortHash } from '../../../../shared/content-name.ts'
import { formatDate } from '../../../../shared/dates/index.ts'
import { lastDayOf, linkEnd } from '../../../../shared/link-end.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { listed } from '../../../../shared/listed.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { reportSubject } from '../../request/title.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ClientName } from '../../ui/client-name.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { DownloadsOption } from './downloads-option.tsx'
import { LinkPasswordForm, linkPasswordForm } from './link-password-form.tsx'
import { PasswordOption } from './password-option.tsx'
import type { Expiry } from './share-calls.ts'
import styles from './share-dialog.module.css'
import { ShareLink } from './share-link.tsx'
import { useShare } from './use-share.ts'

const expiries: readonly { id: Expiry; label: string }[] = [
  { id: '7', label: 'In 7 days' },
  { id: '30', label: 'In 30 days' },
  { id: '90', label: 'In 90 days' },
  { id: 'never', label: 'Never' },
]

/** "Share your report": a link when one is asked for, until when it works, and its end at once. */
export default function ShareDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { share, expires, hasPassword, downloads, doing, make, changeExpiry, changePassword, changeDownloads, revoke } = useShare(report)
  const [asking, setAsking] = useState(false)
  const [setting, setSetting] = useState(false)
  const live = share !== null && share.over === null
  const busy = doing !== null
  const held = busy || undefined
  const setPassword = async (password: string) => {
    // what could not be set stays typed
    if (await (live ? changePassword(password) : make(password))) setSetting(false)
  }

  return (
    <Dialog
      title="Share your report"
      width={520}
      busy={busy}
      onClose={onClose}
      head={report.entities.length > 0 && <ClientName name={listed(report.entities.map(({ name }) => name))} of={reportSubject(report)} />}
      foot={
        <>
          {live ? (
            <Button look="danger" className={styles.start} aria-disabled={held} onClick={() => setAsking(true)}>
              <Ban size={16} strokeWidth={1.75} aria-hidden />
              Revoke link
            </Button>
          ) : (
            <PageLink to="/reports/links" className={buttonClass({ look: 'ghost' }, styles.start)}>
              All shared links
            </PageLink>
          )}
          <span className={styles.grow} />
          <Button onClick={() => !busy && onClose()} aria-disabled={held}>
            Close
          </Button>
          {!live && (
            <Button
              look="primary"
              aria-disabled={held}
              {...(setting ? { type: 'submit' as const, form: linkPasswordForm } : { onClick: () => void make(null) })}
            >
              {share ? <RefreshCw size={16} strokeWidth={1.75} aria-hidden /> : <Link size={16} strokeWidth={1.75} aria-hidden />}
              <span>{doing === 'make' ? 'Creating' : share ? 'New link' : 'Create link'}</span>
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {share && <ShareLink key={share.id} link={share.link} over={share.over} />}
        <ul className={styles.options}>
          <li>
            <CalendarClock size={18} strokeWidth={1.6} aria-hidden />
            <span className={styles.text}>
              <b>Expires</b>
              <span>
                {live && share.expires_at && doing !== 'expiry'
                  ? linkMessages.ends.on(formatDate(lastDayOf(share.expires_at, report.timezone)))
                  : endText(expires, report.timezone, share !== null && !live)}
              </span>
            </span>
            <FormSelect label="Expires" hideLabel options={expiries} value={expires} onChange={changeExpiry} />
          </li>
          <PasswordOption
            has={hasPassword}
            setting={setting}
            busy={busy}
            removing={doing === 'password'}
            onSet={() => setSetting(!setting)}
            onRemove={() => void changePassword(null)}
            form={<LinkPasswordForm {...(live ? { action: 'Save', busyAction: 'Saving' } : {})} busy={busy} onPassword={setPassword} />}
          />
          <DownloadsOption on={downloads} busy={busy} onChange={changeDownloads} />
        </ul>
        <p className={styles.about}>
          <span>{`${linkMessages.make.about(hasPassword || (setting && !live))}${live ? ` ${linkMessages.make.keep}` : ''}`}</span>
          {share && (
            <span className={styles.content}>
              Fingerprint <code>{shortHash(share.content)}</code>
            </span>
          )}
        </p>
      </div>
      {asking && (
        <ConfirmDialog
          title="Revoke link"
          question={linkMessages.revoke.one}
          action="Revoke"
          busyAction="Revoking"
          onConfirm={async () => {
            await revoke()
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}

function endText(expires: Expiry, timezone: string, isNew: boolean): string {
  if (expires === 'never') return linkMessages.ends.never(isNew)
  return linkMessages.ends.on(formatDate(lastDayOf(linkEnd(Number(expires), serverNow(), timezone), timezone)), isNew)
}
