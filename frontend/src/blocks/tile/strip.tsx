import { type RefObject, useEffect, useState } from 'react'
import { changeTerms } from '../../../../shared/change-words.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { polarityShown } from '../../../../shared/narrative/evidence.ts'
import type { TabReport } from '../../../../shared/reports/report.ts'
import { GrowthChip } from '../growth/growth.tsx'
import { changeHint } from './change-hint.ts'
import styles from './strip.module.css'

type Props = { tab: Pick<TabReport, 'summary'>; of: RefObject<HTMLElement | null> }

/** Both terms of the change, which have no room here, then the hint of the tile. */
const hintOf = (tab: Props['tab'], tile: Props['tab']['summary'][number]) => [changeTerms(tile.figure), changeHint(tab, tile)].filter(Boolean).join('. ')

/** The summary in one low row, which stays in sight when the tiles themselves have scrolled away. Readers have the tiles. */
export function SummaryStrip({ tab, of }: Props) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!of.current) return
    const watch = new IntersectionObserver(([entry]) => entry && setShown(!entry.isIntersecting && entry.boundingClientRect.top < 0), {
      rootMargin: '-180px 0px 0px',
    })
    watch.observe(of.current)
    return () => watch.disconnect()
  }, [of])
  return (
    <div className={styles.place} data-off-paper aria-hidden="true">
      <ul className={styles.strip} data-strip data-shown={shown || undefined}>
        {tab.summary.map((tile) => (
          <li key={tile.key}>
            <span className={styles.title}>{tile.title}</span>
            <span className={styles.figure}>
              <b>{formatFigure(tile.value, tile.unit, 'compact')}</b>
              <GrowthChip growth={tile.figure.growth} polarity={polarityShown(tab, tile)} unit={tile.unit} title={hintOf(tab, tile)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
