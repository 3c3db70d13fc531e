import { memo, type ReactNode, useRef } from 'react'
import type { Section } from '../../../../shared/reports/report.ts'
import { BlockGuard } from '../../blocks/card/guard.tsx'
import { SectionCard } from '../../blocks/card/section-card.tsx'
import { useSeen } from '../../lib/use-seen.ts'
import styles from './canvas.module.css'

type SectionDrawingProps = { section: Section; id: string /** in place of its words */; words: ReactNode }

/** The section as a report draws it, once it is nearly in sight: a report of all networks has two hundred charts. */
export const SectionDrawing = memo(function SectionDrawing({ section, id, words }: SectionDrawingProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useSeen(place, { margin: '600px 0px', within: '[data-canvas]' })
  return (
    <div ref={place} className={styles.drawing} data-waits={!near || undefined}>
      {near && (
        <BlockGuard name={section.title}>
          <SectionCard section={section} id={id} marked={false} words={words} />
        </BlockGuard>
      )}
    </div>
  )
})
