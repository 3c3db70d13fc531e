import type { Me } from '../../../../shared/api/auth.ts'
import { teamScreenMessages } from '../../../../shared/team-messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './member-dialog.module.css'

type GroupChecksProps = {
  groups: Me['entities']
  chosen: readonly string[]
  problem: string | undefined
  onChange: (ids: readonly string[]) => void
}

/** The profile groups that somebody gets access to, of those one decides over. */
export function GroupChecks({ groups, chosen, problem, onChange }: GroupChecksProps) {
  const all = groups.map(({ entity_gid }) => entity_gid)
  const isAll = all.length > 0 && all.every((id) => chosen.includes(id))
  return (
    <fieldset className={styles.groups} aria-describedby={problem ? 'groups-problem' : undefined}>
      <legend className={styles.label}>Profile groups</legend>
      {groups.length === 0 && <p className={styles.hint}>{teamScreenMessages.noGroups}</p>}
      {groups.length > 1 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = !isAll && chosen.length > 0
            }}
            onChange={() => onChange(isAll ? [] : all)}
          />
          <b>All profile groups</b>
        </label>
      )}
      {groups.map(({ entity_gid, name }) => (
        <label key={entity_gid} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(entity_gid)}
            onChange={({ target }) => onChange(all.filter((id) => (id === entity_gid ? target.checked : chosen.includes(id))))}
          />
          <Avatar name={name} size={20} />
          <span>{name}</span>
        </label>
      ))}
      {problem && <FieldProblem id="groups-problem" message={problem} />}
    </fieldset>
  )
}
