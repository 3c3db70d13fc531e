import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Growth } from '../../../../shared/blocks/shared.ts'
import { formatGrowth, growthAria, growthDirection, growthTone } from '../../../../shared/format.ts'
import type { Polarity, Unit } from '../../../../shared/metrics/units.ts'
import { useBlockMode } from '../mode.ts'
import styles from './growth.module.css'

type Props = { growth: Growth; polarity: Polarity; unit: Unit }

/** A change as a coloured chip with an arrow. The arrow shows the direction, the colour whether it is good news. */
export function GrowthChip({ growth, polarity, unit, title }: Props & { title?: string | undefined }) {
  const { hideIndicators } = useBlockMode()
  if (hideIndicators || growth.kind === 'none') return null
  const direction = growthDirection(growth, unit)
  return (
    <span className={styles.chip} data-tone={growthTone(growth, polarity, unit)} data-flat={direction === 'flat' || undefined} title={title}>
      {direction === 'up' && <ArrowUp size={12} strokeWidth={2.25} aria-hidden />}
      {direction === 'down' && <ArrowDown size={12} strokeWidth={2.25} aria-hidden />}
      <Spoken growth={growth} polarity={polarity} unit={unit} />
    </span>
  )
}

/** A change as small text, under or beside a figure. */
export function GrowthText({ growth, polarity, unit, title }: Props & { title?: string | undefined }) {
  const { hideIndicators } = useBlockMode()
  if (hideIndicators || growth.kind === 'none') return null
  return (
    <span className={styles.text} data-tone={growthTone(growth, polarity, unit)} title={title}>
      <Spoken growth={growth} polarity={polarity} unit={unit} />
    </span>
  )
}

function Spoken({ growth, polarity, unit }: Props) {
  const { mode } = useBlockMode()
  if (mode === 'print') return formatGrowth(growth, unit)
  return (
    <>
      <span aria-hidden="true">{formatGrowth(growth, unit)}</span>
      <span className="sr-only">{growthAria(growth, polarity, unit)}</span>
    </>
  )
}
