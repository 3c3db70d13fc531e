import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Me } from '../../../../shared/api/auth.ts'
import { bannerMessages as words } from '../../../../shared/banner-messages.ts'
import { formatInstant } from '../../../../shared/dates/index.ts'
import { subscriptionMessages } from '../../../../shared/subscription-messages.ts'
import { zoneOf } from '../../lib/me.tsx'
import { Banner } from './banner.tsx'
import styles from './banners.module.css'
import { lacksPublishing } from './is-warned.ts'
import { PageWarning } from './page-warning.tsx'
import { ResendDialog } from './resend-dialog.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

/** What is not as it should be, the most urgent first; each with the way to put it right. */
export default function Banners({ me }: { me: Me }) {
  const [open, setOpen] = useState<'verify' | 'resend' | null>(null)
  const off = me.entities.filter(lacksPublishing).map(({ name }) => name)
  const close = () => setOpen(null)
  return (
    <>
      {me.account.ends_at && (
        <Banner
          tone="bad"
          action={
            me.isOwner && (
              <Link to="/settings/account" className={styles.action}>
                {words.account}
              </Link>
            )
          }
        >
          {words.ending(formatInstant(me.account.ends_at, zoneOf(me)))}
        </Banner>
      )}
      {me.unpaid_invoices && (
        <Banner
          tone="bad"
          action={
            <Link to="/settings/subscription" className={styles.action}>
              {subscriptionMessages.review}
            </Link>
          }
        >
          {subscriptionMessages.unpaid}
        </Banner>
      )}
      {me.email_suppressed && (
        <Banner tone="bad" action={!me.impersonating_user_gid && <Action onClick={() => setOpen('verify')}>{words.fix}</Action>}>
          {words.undeliverable(me.email)}
        </Banner>
      )}
      {!me.confirmed && !me.email_suppressed && (
        <Banner tone="warn" action={!me.impersonating_user_gid && <Action onClick={() => setOpen('resend')}>{words.sendAgain}</Action>}>
          {words.unconfirmed}
        </Banner>
      )}
      {off.length > 0 && <Banner tone="warn">{words.publishingOff(off)}</Banner>}
      {me.warned && <PageWarning />}
      {open === 'verify' && <VerifyDialog email={me.email} reason={me.suppressed_reason ?? 'BOUNCE'} onClose={close} />}
      {open === 'resend' && <ResendDialog onClose={close} />}
    </>
  )
}

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      {children}
    </button>
  )
}
