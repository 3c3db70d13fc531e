import { Link } from '@tanstack/react-router'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '../../../../shared/api/api-keys.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { PersonButton } from '../../screen/settings-person-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import styles from './api-keys.module.css'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { KeyTable } from './key-table.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'
import { useApiKeys } from './use-api-keys.ts'

type Opened = { dialog: 'create' } | { dialog: 'made'; key: ApiKey; token: string } | { dialog: 'revoke'; key: ApiKey }

/** The own API keys: what each may do and when it was last used. */
export function ApiKeysPage() {
  const { data, error, isLoading, isValidating, retry } = useApiKeys()
  const [opened, setOpened] = useState<Opened | null>(null)
  const keys = data?.keys ?? []
  const close = () => setOpened(null)
  const create = (
    <PersonButton look="primary" onClick={() => setOpened({ dialog: 'create' })}>
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      Create key
    </PersonButton>
  )
  return (
    <>
      <SettingsHead title="API keys" actions={keys.length > 0 && create} />
      {isLoading ? (
        <ListSkeleton what="API keys" rows={2} />
      ) : error && !data ? (
        <FailedList title={screenMessages.apiKeys.failed} error={error} busy={isValidating} onRetry={retry} />
      ) : (
        <section className={list.card} aria-label="API keys">
          {keys.length === 0 ? (
            <EmptyState icon={KeyRound} title="No API keys" hint={screenMessages.apiKeys.none} action={create} />
          ) : (
            <KeyTable keys={keys} onRevoke={(key) => setOpened({ dialog: 'revoke', key })} />
          )}
          <p className={styles.note}>
            {screenMessages.apiKeys.acts} <Link to="/docs/api">API documentation</Link>
          </p>
        </section>
      )}
      {opened?.dialog === 'create' && <CreateKeyDialog onMade={(made) => setOpened({ dialog: 'made', ...made })} onClose={close} />}
      {opened?.dialog === 'made' && <NewKeyDialog made={opened.key} token={opened.token} onClose={close} />}
      {opened?.dialog === 'revoke' && <RevokeKeyDialog revoked={opened.key} onClose={close} />}
    </>
  )
}
