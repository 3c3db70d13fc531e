import { type CSSProperties, useRef } from 'react'
import { changeTerms } from '../../../../shared/change-words.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { polarityShown } from '../../../../shared/narrative/evidence.ts'
import type { TabReport, Tile as TileData } from '../../../../shared/reports/report.ts'
import { cx } from '../../lib/cx.ts'
import { GrowthChip } from '../growth/growth.tsx'
import { useBlockMode } from '../mode.ts'
import { PassportButton } from '../passport/passport-button.tsx'
import { changeHint } from './change-hint.ts'
import { Spark } from './spark.tsx'
import styles from './tile.module.css'

type Props = { tab: Pick<TabReport, 'summary'>; tile: TileData; color: string; selected: boolean; onSelect: (() => void) | null }

/** More characters than this take two lines of a tile. */
const oneLine = 34

const lengthOf = (value: string): CSSProperties & Record<'--chars', number> => ({ '--chars': value.length })

/** A figure of the summary. The tile leads to its chart; the round button opens the figure's passport. */
export function Tile({ tab, tile, color, selected, onSelect }: Props) {
  const { hideIndicators } = useBlockMode()
  const card = useRef<HTMLLIElement>(null)
  const value = formatFigure(tile.value, tile.unit, 'compact')
  const why = (tile.basis ? tile.note?.replace(tile.basis, '') : tile.note)?.trim()
  const inside = (
    <>
      <span className={styles.title}>{tile.title}</span>
      <span className={styles.figure}>
        <span className={styles.value} style={lengthOf(value)}>
          {value}
        </span>
        {tile.spark && (
          <span className={styles.spark}>
            <Spark values={tile.spark} width={64} height={24} color={color} />
          </span>
        )}
      </span>
      <span className={styles.change}>
        <GrowthChip growth={tile.figure.growth} polarity={polarityShown(tab, tile)} unit={tile.unit} title={changeHint(tab, tile)} />
        {tile.prior !== null && !hideIndicators && (
          <span className={styles.from} title={tile.note ?? undefined} data-over={tile.figure.over ? true : undefined}>
            {changeTerms(tile.figure)}
          </span>
        )}
        {/* why it is not compared, or what kind of figure it is */}
        {tile.prior === null && why && (
          <span className={styles.why} title={why}>
            {why}
          </span>
        )}
      </span>
      {/* what is not in the figure stands with it, whatever it is compared with */}
      {tile.basis && (
        <span className={styles.basis} title={tile.basis} data-long={tile.basis.length > oneLine || undefined}>
          {tile.basis}
        </span>
      )}
    </>
  )
  return (
    <li className={cx(styles.tile, selected && styles.on)} ref={card} data-tile={tile.key}>
      {onSelect ? (
        <button type="button" className={styles.select} onClick={onSelect} aria-pressed={selected} data-empty={tile.value === null || undefined}>
          {inside}
        </button>
      ) : (
        <div className={styles.select} data-empty={tile.value === null || undefined}>
          {inside}
        </div>
      )}
      {tile.passport && <PassportButton figures={[tile.passport]} title={tile.title} beside={card} tile={tile.key} className={styles.info} />}
    </li>
  )
}
