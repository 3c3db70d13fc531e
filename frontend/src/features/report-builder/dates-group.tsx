import { useState } from 'react'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import { computedCompareIds } from '../../../../shared/dates/compare.ts'
import { quickRangeIds } from '../../../../shared/dates/quick-ranges.ts'
import type { ReportType } from '../../../../shared/reports/index.ts'
import { compareLabel, presetCompare, presetRange, rangeLabel } from '../../../../shared/templates/date-preset.ts'
import { cx } from '../../lib/cx.ts'
import { isCompared } from '../../request/subject.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import { Chevron } from './chevron.tsx'
import styles from './tree.module.css'
import type { Builder } from './use-builder.ts'

const open = 'open'

/** Which dates the report starts with, and what they are compared with. */
export function DatesGroup({ type, builder: { built, change } }: { type: ReportType; builder: Builder }) {
  const { range, compare } = built
  const compared = isCompared(type)
  const isGone = { range: range !== null && !presetRange(built), compare: compared && compare !== null && !presetCompare(built) }
  const [isOpen, setOpen] = useState(isGone.range || isGone.compare)
  const turn = () => setOpen(!isOpen)
  const presets = [...(range ? [rangeLabel(range)] : []), ...(compared && compare ? [compareLabel(compare)] : [])]
  const said = isGone.range || isGone.compare ? builderMessages.gone : (presets[0] ?? builderMessages.noPreset)
  return (
    <>
      <div className={cx(styles.row, styles.head, presets.length === 0 && styles.off)} data-dates>
        <button type="button" className={styles.turn} aria-expanded={isOpen} aria-label="Dates" onClick={turn}>
          <Chevron isOpen={isOpen} />
        </button>
        <button type="button" className={styles.name} onClick={turn} tabIndex={-1} aria-hidden>
          Dates
        </button>
        <span className={cx(styles.count, styles.cut)} title={presets.join(', ') || undefined}>
          {said}
        </span>
      </div>
      {isOpen && (
        <div className={styles.dates}>
          <FormSelect
            label="Report dates"
            value={range ?? open}
            error={isGone.range ? builderMessages.goneRange : undefined}
            options={optionsOf(quickRangeIds, range, rangeLabel)}
            onChange={(id) => change((before) => ({ ...before, range: id === open ? null : id }))}
          />
          {compared && (
            <FormSelect
              label="Compared to"
              value={compare ?? open}
              error={isGone.compare ? builderMessages.goneCompare : undefined}
              options={optionsOf(computedCompareIds, compare, compareLabel)}
              onChange={(id) => change((before) => ({ ...before, compare: id === open ? null : id }))}
            />
          )}
          <p>{builderMessages.datesHint}</p>
        </div>
      )}
    </>
  )
}

/** Those there are, and one that the product no longer has as long as it is chosen. */
function optionsOf(ids: readonly string[], chosen: string | null, labelOf: (id: string) => string) {
  const gone = chosen !== null && !ids.includes(chosen) ? [{ id: chosen, label: labelOf(chosen), hint: builderMessages.gone }] : []
  return [{ id: open, label: builderMessages.noPreset }, ...gone, ...ids.map((id) => ({ id, label: labelOf(id) }))]
}
