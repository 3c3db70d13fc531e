import { Plug, SearchX, Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { messages } from '../../../../shared/messages.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { can, useMe } from '../../lib/me.tsx'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { useRead } from '../../lib/use-read.ts'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ProfileTable } from './profile-table.tsx'
import styles from './profiles-page.module.css'

/** What the dialog needs that imports into profiles. */
export type Importing = { profiles: readonly ProfileRow[]; into: string | null; files: readonly File[]; onClose: () => void }

const filters = [
  ['all', 'All'],
  ['empty', 'No figures yet'],
  ['blocked', 'Publishing only'],
] as const
type Filter = (typeof filters)[number][0]

const isOf = (filter: Filter, { blocked, available_from }: ProfileRow) =>
  filter === 'all' || (filter === 'blocked' ? blocked !== null : blocked === null && available_from === null)

/** Every profile this person may see. Files dropped on one are imported into it; dropped elsewhere, the profile is asked for. */
export function ProfilesPage({ importing }: { importing: (opened: Importing) => ReactNode }) {
  const me = useMe()
  const { data, error, isLoading, isValidating, retry } = useRead('GET /profiles', {}, { silent: true })
  const [filter, setFilter] = useState<Filter>('all')
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState<{ into: string | null; files: readonly File[] } | null>(null)
  const profiles = data?.profiles ?? []
  const importable = profiles.filter(({ blocked, entity_gid }) => blocked === null && can(me, 'profiles', 'manage', entity_gid))
  const drop = useFileDrop(importable.length > 0 ? (files) => setOpened({ into: null, files }) : null)
  const groupName = ({ entity_gid }: ProfileRow) => data?.entities.find((group) => group.entity_gid === entity_gid)?.name ?? ''
  const words = query.trim().toLowerCase()
  const shown = profiles
    .filter((profile) => isOf(filter, profile))
    .filter((profile) => `${profileName(profile)} ${profile.username ?? ''} ${profile.network.display} ${groupName(profile)}`.toLowerCase().includes(words))
  return (
    <div className={styles.page} {...drop.handlers}>
      <SettingsHead
        title="Profiles"
        fact={data && (profiles.length === 1 ? '1 profile' : `${profiles.length} profiles`)}
        actions={
          importable.length > 0 && (
            <Button onClick={() => setOpened({ into: null, files: [] })}>
              <Upload size={16} strokeWidth={1.75} aria-hidden />
              Import
            </Button>
          )
        }
      />
      {isLoading ? (
        <ListSkeleton what="profiles" />
      ) : error && !data ? (
        <FailedList title={messages.notLoaded.profiles} busy={isValidating} onRetry={retry} />
      ) : profiles.length === 0 ? (
        <div className={list.card}>
          <EmptyState icon={Plug} title="No profiles yet" hint={screenMessages.imports.noProfiles} />
        </div>
      ) : (
        <>
          <section className={list.card} aria-label="Profiles">
            <div className={list.bar}>
              <Segmented
                small
                label="State"
                value={filter}
                onChange={setFilter}
                options={filters.map(([id, label]) => ({
                  id,
                  label: (
                    <>
                      {label} <b>{profiles.filter((profile) => isOf(id, profile)).length}</b>
                    </>
                  ),
                }))}
              />
              <SearchField small label="Search for profiles" value={query} onChange={setQuery} className={list.search} />
            </div>
            {shown.length === 0 ? (
              <EmptyState icon={SearchX} title="No profiles found" hint={screenMessages.imports.noProfileFound} />
            ) : (
              <ProfileTable profiles={shown} groupName={groupName} importable={importable} onImport={(into, files) => setOpened({ into, files })} />
            )}
          </section>
          <p className={styles.hint}>{importable.length > 0 ? screenMessages.imports.pageHint : screenMessages.imports.noneToImport}</p>
        </>
      )}
      {opened && importing({ profiles: importable, ...opened, onClose: () => setOpened(null) })}
    </div>
  )
}
