import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { DropZone } from './drop-zone.tsx'
import { Note } from './note.tsx'

type ChooseFilesProps = {
  profiles: readonly ProfileRow[]
  chosen: string | null
  onChoose: (id: string) => void
  /** that were dropped before a profile was chosen */
  waiting: readonly File[]
  onFiles: (files: File[]) => void
}

/** Into which profile, and which files. */
export function ChooseFiles({ profiles, chosen, onChoose, waiting, onFiles }: ChooseFilesProps) {
  return (
    <>
      <FormSelect
        label="Into profile"
        value={chosen}
        onChange={onChoose}
        placeholder="Choose a profile"
        options={profiles.map((one) => ({
          id: one.id,
          label: profileName(one),
          icon: <NetworkIcon network={one.code} colored />,
          said: one.network.display,
          hint: [one.network.display, one.username].filter(Boolean).join(' · '),
        }))}
      />
      <DropZone onFiles={onFiles} hint={waiting.length > 0 ? waiting.map(({ name }) => name).join(', ') : undefined} />
      <Note tone="info">{importScreenMessages.known}</Note>
    </>
  )
}
