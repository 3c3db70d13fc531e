import { useState } from 'react'
import { brandingScreenMessages as words } from '../../../../shared/branding-messages.ts'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { BrandingEditor } from './branding-editor.tsx'
import styles from './branding-page.module.css'
import { useBranding, useGroups } from './use-branding.ts'

/** A select has no empty key, and no profile group is called so. */
const account = 'account'

/** How reports look: for the account, and for profile groups with a look of their own. */
export function BrandingPage() {
  const branding = useBranding()
  const groups = useGroups()
  const [of, setOf] = useState<string>(account)
  const group = groups.data?.entities.find(({ entity_gid }) => entity_gid === of) ?? null
  const failed = branding.error ? branding : groups.error ? groups : null
  const own = branding.data?.groups.find(({ entity_gid }) => entity_gid === of)
  const edited = group ? (own ?? { ...none, entity_gid: group.entity_gid }) : branding.data?.account
  return (
    <>
      <SettingsHead title={words.title} />
      <p className={styles.about}>{words.about}</p>
      {failed && !(branding.data && groups.data) ? (
        <FailedList title={words.notLoaded} busy={failed.isValidating} onRetry={failed.retry} />
      ) : !branding.data || !groups.data || !edited ? (
        <ListSkeleton what="branding" />
      ) : (
        <>
          <div className={styles.of}>
            <FormSelect
              label={words.of}
              options={[
                { id: account, label: words.account },
                ...groups.data.entities.map(({ entity_gid, name }) => ({
                  id: entity_gid,
                  label: name,
                  hint: branding.data?.groups.some((one) => one.entity_gid === entity_gid && hasAny(one)) ? 'Has its own' : null,
                })),
              ]}
              value={of}
              onChange={setOf}
            />
          </div>
          <BrandingEditor
            key={`${of} ${edited.version}`}
            branding={edited}
            wider={group ? branding.data.account : null}
            group={group?.name ?? null}
            domains={branding.data.domains}
          />
        </>
      )}
    </>
  )
}

const none = { logo: null, color: null, font: null, footer: null, sender: null, white_label: null, domain: null, version: 0 } as const

const hasAny = ({ entity_gid: _, version: __, ...chosen }: object & { entity_gid?: unknown; version?: unknown }) =>
  Object.values(chosen).some((value) => value !== null)
