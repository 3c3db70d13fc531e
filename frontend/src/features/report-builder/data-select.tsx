import { builderMessages } from '../../../../shared/builder-messages.ts'
import type { ReportGroup } from '../../request/view.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './builder.module.css'

type DataSelectProps = { groups: readonly ReportGroup[]; value: string | null; onChange: (entityGid: string | null) => void; isLoading: boolean }

const sample = 'sample'

/** Whether canvas and pages show sample data or the profiles of a group. Nothing of it is in the template. */
export function DataSelect({ groups, value, onChange, isLoading }: DataSelectProps) {
  return (
    <div className={styles.data} data-own={value === null ? undefined : isLoading ? 'reading' : 'read'}>
      <FormSelect
        label="Data on the canvas"
        hideLabel
        value={value ?? sample}
        onChange={(id) => onChange(id === sample ? null : id)}
        options={[
          { id: sample, label: builderMessages.sampleData },
          ...groups.map(({ entity_gid, name }) => ({ id: entity_gid, label: name, icon: <Avatar name={name} size={20} /> })),
        ]}
      />
      {isLoading && (
        <span role="status">
          <Spinner size={14} />
          <span className="sr-only">{builderMessages.readingOwn}</span>
        </span>
      )}
    </div>
  )
}
