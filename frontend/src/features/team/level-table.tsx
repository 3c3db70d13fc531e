import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { listed } from '../../../../shared/listed.ts'
import { allowanceOf, levelNames, otherSections, ownSections, sections } from '../../../../shared/permission-sections.ts'
import { levels as allLevels, type Level, type PermissionSection } from '../../../../shared/permissions.ts'
import { publishingTitle } from '../../../../shared/publishing-product.ts'
import { hasFeature, useMe } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { useMedia } from '../../lib/use-media.ts'
import { DisclosureButton } from '../../ui/disclosure-button.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { type Grant, type Levels, levelOf } from './access-draft.ts'
import styles from './level-table.module.css'

type LevelTableProps = { grant: Grant; onChange: (levels: Levels) => void }

const otherNames = listed(otherSections.map((section) => sections[section].name))

/** A level for each section, by name; those of the publishing product in a closed group. The last column says what the chosen level allows. */
export function LevelTable({ grant, onChange }: LevelTableProps) {
  const me = useMe()
  const isNarrow = useMedia('(max-width: 760px)')
  const [isOpen, setIsOpen] = useState(false)
  const others = useId()
  const isLocked = (level: Level) => level === 'contributor' && !hasFeature(me, 'workflow')
  const choose = (section: PermissionSection, level: Level) => {
    if (isLocked(level)) showToast({ kind: 'locked', message: featureMessages.workflow })
    else onChange({ ...grant.levels, [section]: level })
  }
  const rowOf = (section: PermissionSection) => <LevelRow key={section} section={section} level={levelOf(grant, section)} isLocked={isLocked} choose={choose} />
  const othersHead = <DisclosureButton title={publishingTitle} about={otherNames} isOpen={isOpen} controls={others} onToggle={() => setIsOpen(!isOpen)} />
  if (isNarrow)
    return (
      <div className={styles.list}>
        <LevelList sections={ownSections} grant={grant} isLocked={isLocked} choose={choose} />
        {othersHead}
        <div id={others} hidden={!isOpen}>
          <LevelList sections={otherSections} grant={grant} isLocked={isLocked} choose={choose} />
        </div>
      </div>
    )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Section</th>
          {allLevels.map((level) => (
            <th key={level} scope="col">
              {levelNames[level]}
            </th>
          ))}
          <th scope="col">Allows</th>
        </tr>
      </thead>
      <tbody>
        {ownSections.map(rowOf)}
        <tr>
          <td className={styles.others} colSpan={allLevels.length + 2}>
            {othersHead}
          </td>
        </tr>
      </tbody>
      <tbody id={others} hidden={!isOpen}>
        {otherSections.map(rowOf)}
      </tbody>
    </table>
  )
}

type Choosing = { isLocked: (level: Level) => boolean; choose: (section: PermissionSection, level: Level) => void }

function LevelRow({ section, level: current, isLocked, choose }: Choosing & { section: PermissionSection; level: Level }) {
  const name = useId()
  return (
    <tr>
      <th scope="row">{sections[section].name}</th>
      {allLevels.map((level) => (
        <td key={level}>
          {allowanceOf(section, level) === undefined ? (
            <span aria-hidden>–</span>
          ) : isLocked(level) && level !== current ? (
            <button
              type="button"
              className={styles.lock}
              aria-label={`${sections[section].name}: ${levelNames[level]}, locked`}
              title={featureMessages.workflow}
              onClick={() => choose(section, level)}
            >
              <Lock size={14} strokeWidth={2} aria-hidden />
            </button>
          ) : (
            <label className={styles.choice}>
              <input
                type="radio"
                name={name}
                aria-label={`${sections[section].name}: ${levelNames[level]}`}
                checked={level === current}
                onChange={() => choose(section, level)}
              />
            </label>
          )}
        </td>
      ))}
      <td className={styles.allows}>{allowanceOf(section, current)}</td>
    </tr>
  )
}

/** On a phone each section is a list of its levels. */
function LevelList({ sections: listedSections, grant, isLocked, choose }: Choosing & { sections: readonly PermissionSection[]; grant: Grant }) {
  return (
    <>
      {listedSections.map((section) => (
        <div key={section} className={styles.line}>
          <span aria-hidden>{sections[section].name}</span>
          <FormSelect
            label={sections[section].name}
            hideLabel
            value={levelOf(grant, section)}
            onChange={(level) => choose(section, level)}
            options={allLevels
              .filter((level) => allowanceOf(section, level) !== undefined)
              .map((id) => ({
                id,
                label: levelNames[id],
                hint: allowanceOf(section, id) ?? null,
                ...(isLocked(id) ? { icon: <Lock size={14} aria-hidden />, said: 'locked' } : {}),
              }))}
          />
        </div>
      ))}
    </>
  )
}
