import { type RefObject, useEffect, useState } from 'react'
import { relativeWords } from '../../../../shared/change-words.ts'
import { formatFigure } from '../../../../shared/format.ts'
import type { TabReport } from '../../../../shared/reports/report.ts'
import { GrowthChip } from '../growth/growth.tsx'
import styles from './strip.module.css'

type Props = { tiles: TabReport['summary']; of: RefObject<HTMLElement | null> }

/** The summary in one low row, which stays in sight when the tiles themselves have scrolled away. Readers have the tiles. */
export function SummaryStrip({ tiles, of }: Props) {
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
    <div className={styles.place} aria-hidden="true">
      <ul className={styles.strip} data-strip data-shown={shown || undefined}>
        {tiles.map(({ key, title, value, unit, figure, polarity }) => (
          <li key={key}>
            <span className={styles.title}>{title}</span>
            <span className={styles.figure}>
              <b>{formatFigure(value, unit, 'compact')}</b>
              <GrowthChip growth={figure.growth} polarity={polarity} unit={unit} title={relativeWords(figure) ?? undefined} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
