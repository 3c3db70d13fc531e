import { useState } from 'react'
import { presets } from '../../../../shared/permission-sections.ts'
import { adminGroups, useMe } from '../../lib/me.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import { type AccessDraft, grantOf, type Problem, withGrant } from './access-draft.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { GroupChecks } from './group-checks.tsx'
import { LabelsField } from './labels-field.tsx'
import { LevelTable } from './level-table.tsx'
import styles from './member-dialog.module.css'

const options = (['ADMIN', 'READONLY', 'RESTRICTED'] as const).map((id) => ({ id, ...presets[id] }))
const ways = [
  { id: 'together', label: 'All groups together' },
  { id: 'separately', label: 'Each group separately' },
] as const

type AccessStepProps = { draft: AccessDraft; problem: Problem | null; changeDraft: (draft: AccessDraft) => void }

/** Step 2: in which groups, and what may be done there. */
export function AccessStep({ draft, problem, changeDraft: onChange }: AccessStepProps) {
  const groups = adminGroups(useMe()).sort((one, other) => one.name.localeCompare(other.name, 'en'))
  const chosen = groups.filter(({ entity_gid }) => draft.groups.includes(entity_gid))
  const [shown, setShown] = useState<string | null>(null)
  // a problem is shown where it is
  const wanted = problem?.gid ?? shown
  const current = chosen.find(({ entity_gid }) => entity_gid === wanted) ?? chosen[0] ?? null
  const gid = current?.entity_gid ?? null
  const grant = gid === null ? draft.together : grantOf(draft, gid)
  const isSeveral = chosen.length > 1
  const saysAt = (at: Problem['at']) => (problem?.at === at ? problem.says : undefined)
  return (
    <div className={styles.access}>
      <GroupChecks
        groups={groups}
        chosen={draft.groups}
        problem={saysAt('groups')}
        onChange={(ids) => onChange({ ...draft, groups: ids, separately: draft.separately && ids.length > 1, together: keptOf(draft, ids) })}
      />
      <div className={styles.may}>
        {isSeveral && (draft.separately || grant.role === 'RESTRICTED') && (
          <div className={styles.ways}>
            <Segmented
              label="Permissions"
              options={ways}
              value={draft.separately ? 'separately' : 'together'}
              onChange={(way) => onChange({ ...draft, separately: way === 'separately', together: grant })}
            />
            {draft.separately && (
              <div className={styles.tabs} role="radiogroup" aria-label="Profile group to set">
                {chosen.map(({ entity_gid, name }) => (
                  <label key={entity_gid} className={styles.tab} data-chosen={entity_gid === gid || undefined}>
                    <input type="radio" name="group" checked={entity_gid === gid} onChange={() => setShown(entity_gid)} />
                    <Avatar name={name} size={16} />
                    {name}
                  </label>
                ))}
              </div>
            )}
          </div>
        )}
        <ChoiceCards
          label="Permission preset"
          options={options}
          value={grant.role}
          error={saysAt('preset')}
          onChange={(role) => onChange(withGrant(draft, gid, { ...grant, role }))}
        />
        {grant.role === 'RESTRICTED' && <LevelTable grant={grant} onChange={(levels) => onChange(withGrant(draft, gid, { ...grant, levels }))} />}
        {problem?.at === 'levels' && <FieldProblem message={problem.says} />}
        <LabelsField labels={draft.labels} problem={saysAt('labels')} onChange={(labels) => onChange({ ...draft, labels })} />
      </div>
    </div>
  )
}

/** What one group had alone holds when it is the only one left. */
function keptOf(draft: AccessDraft, ids: readonly string[]) {
  const [only, ...others] = ids
  return draft.separately && only !== undefined && others.length === 0 ? grantOf(draft, only) : draft.together
}
