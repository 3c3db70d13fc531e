import { EyeOff, Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import type { ReportType } from '../../../../shared/reports/index.ts'
import { cx } from '../../lib/cx.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import styles from './cover.module.css'
import { coverTurned, isCovered, type OfferedTab } from './model.ts'
import type { Builder } from './use-builder.ts'

const CoverPaper = lazy(() => import('./cover-paper.tsx'))

type CoverCardProps = { builder: Builder; type: ReportType; offered: readonly OfferedTab[]; hidden: boolean; onEdit: () => void }

/** The cover at the head of the canvas. */
export function CoverCard({ builder, type, offered, hidden, onEdit }: CoverCardProps) {
  const { cover } = builder.built
  const on = isCovered(cover)
  if (!on && !hidden) return null
  const turn = () => builder.change(coverTurned)
  return (
    <section className={cx(styles.card, !on && styles.off)} aria-label="Cover">
      <div className={styles.about}>
        <b>Cover</b>
        <p>{builderMessages.coverPage}</p>
      </div>
      <div className={styles.small}>
        <Suspense>
          <CoverPaper type={type} offered={offered} cover={cover} scale={430 / 1240} />
        </Suspense>
      </div>
      <div className={styles.tools}>
        <Button onClick={onEdit}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden />
          Edit cover
        </Button>
        {on ? (
          <IconButton label="Hide cover" tipEnd onClick={turn}>
            <EyeOff size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        ) : (
          <label className={styles.hidden}>
            <span aria-hidden>Hidden</span>
            <CheckBox checked={false} aria-label="Show cover" onToggle={turn} />
          </label>
        )}
      </div>
    </section>
  )
}
