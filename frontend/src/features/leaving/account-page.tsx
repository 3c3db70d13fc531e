import { useState } from 'react'
import { formatInstant } from '../../../../shared/dates/index.ts'
import { leavingScreenMessages } from '../../../../shared/leaving-messages.ts'
import { subscriptionWords } from '../../../../shared/subscription-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { useRead } from '../../lib/use-read.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { SettingsCard, SettingsRead, SettingsSection } from '../../screen/settings-card.tsx'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { PersonButton } from '../../screen/settings-person-button.tsx'
import { Button } from '../../ui/button.tsx'
import { CompanyForm } from './company-form.tsx'
import { DeleteDialog, type Typed } from './delete-dialog.tsx'
import { ExportSection } from './export-section.tsx'
import styles from './leaving.module.css'
import { useLeaving } from './use-leaving.ts'

const words = leavingScreenMessages.deletion

/** The account as a whole: taking its data along, and deleting it. For owners. */
export function AccountPage() {
  const leaving = useLeaving()
  const { data } = leaving
  const { data: plans } = useRead('GET /subscription/plans', {}, { silent: true })
  const state = plans?.user?.subscription.state
  const pays = state === 'paid' || state === 'unpaid'
  const [open, setOpen] = useState(false)
  const remove = async ({ name, password, code }: Typed) => {
    await call('DELETE /account', { body: { name, password, ...(code === undefined ? {} : { code }) } })
    setOpen(false)
  }
  return (
    <>
      <SettingsHead title="Account" />
      <SettingsCard>
        {plans?.billing === 'stripe' && <CompanySection />}
        <ExportSection of="account" last={data?.export} />
        <SettingsSection title={words.title.account} hint={words.about.account}>
          <SettingsRead of={leaving} width={140}>
            {({ deletion }) =>
              deletion ? (
                <Going {...deletion} />
              ) : (
                <div>
                  <PersonButton className={styles.delete} onClick={() => setOpen(true)}>
                    {words.action.account}
                  </PersonButton>
                </div>
              )
            }
          </SettingsRead>
        </SettingsSection>
      </SettingsCard>
      {open && data && (
        <DeleteDialog
          title={words.question(data.name)}
          action={words.action.account}
          name={data.name}
          asksCode={data.asks_code}
          onConfirm={remove}
          onClose={() => setOpen(false)}
        >
          <p>{words.goes}</p>
          <ul>
            {words.takes.account(pays).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </DeleteDialog>
      )}
    </>
  )
}

/** Only for accounts that get invoices. */
function CompanySection() {
  const company = useRead('GET /account/company', {}, { silent: true })
  return (
    <SettingsSection title={subscriptionWords.company.title} hint={subscriptionWords.company.hint}>
      <SettingsRead of={company} width={140}>
        {({ company: known }) => <CompanyForm company={known} />}
      </SettingsRead>
    </SettingsSection>
  )
}

/** It is going to be deleted, and can be kept. */
function Going({ ends_at, by }: { ends_at: string; by: string | null }) {
  const zone = zoneOf(useMe())
  const { busy, save } = useSaving()
  const keep = () =>
    save(async () => {
      await call('POST /account/keep')
      showToast({ kind: 'success', message: words.kept })
    })
  return (
    <div className={styles.going} role="status">
      <p>{words.going(formatInstant(ends_at, zone), by)}</p>
      <div>
        <Button look="primary" onClick={() => void keep()} aria-disabled={busy || undefined}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}
