import { useState } from 'react'
import { type Branded, type Branding, isOf } from '../../../../shared/branding/brand.ts'
import { brandingScreenMessages as words } from '../../../../shared/branding-messages.ts'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { BrandingEditor } from './branding-editor.tsx'
import styles from './branding-page.module.css'
import { useBranding, useGroups, useTemplates } from './use-branding.ts'

/** A select has no empty key, and no profile group is called so. */
const account = 'account'

const ofTemplate = (id: string) => `template:${id}`

/** How reports look: for the account, and for profile groups and templates with a look of their own. */
export function BrandingPage() {
  const branding = useBranding()
  const groups = useGroups()
  const templates = useTemplates().data?.templates ?? []
  const [of, setOf] = useState<string>(account)
  const group = groups.data?.entities.find(({ entity_gid }) => entity_gid === of) ?? null
  const failed = branding.error ? branding : groups.error ? groups : null
  const template = templates.find(({ _id }) => ofTemplate(_id) === of) ?? null
  const whose = { entity_gid: group?.entity_gid ?? null, template_id: template?._id ?? null }
  const all = branding.data ? [branding.data.account, ...branding.data.groups, ...branding.data.templates] : []
  const edited = all.find((one) => isOf(one, whose)) ?? { ...none, ...whose }
  const hasOwn = (one: Branded) => all.some((branding) => isOf(branding, one) && hasAny(branding))
  return (
    <>
      <SettingsHead title={words.title} />
      <p className={styles.about}>{words.about}</p>
      {failed && !(branding.data && groups.data) ? (
        <FailedList title={words.notLoaded} error={failed.error} busy={failed.isValidating} onRetry={failed.retry} />
      ) : !branding.data || !groups.data ? (
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
                  hint: hasOwn({ entity_gid, template_id: null }) ? words.own : null,
                })),
                ...templates.map(({ _id, name }) => ({
                  id: ofTemplate(_id),
                  label: name,
                  hint: hasOwn({ entity_gid: null, template_id: _id }) ? words.ownTemplate : words.template,
                })),
              ]}
              value={of}
              onChange={setOf}
            />
          </div>
          <BrandingEditor
            key={`${of} ${edited.version}`}
            branding={edited}
            wider={group || template ? branding.data.account : null}
            of={group?.name ?? template?.name ?? null}
            domains={branding.data.domains}
            fonts={branding.data.fonts}
          />
        </>
      )}
    </>
  )
}

const none = { logo: null, color: null, font: null, font_file: null, footer: null, sender: null, white_label: null, domain: null, version: 0 } as const

const hasAny = ({ entity_gid: _, template_id: __, version: ___, ...chosen }: Branding) => Object.values(chosen).some((value) => value !== null)
