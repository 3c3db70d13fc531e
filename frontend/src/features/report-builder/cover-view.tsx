import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import type { ReportType } from '../../../../shared/reports/index.ts'
import { templateLimits } from '../../../../shared/templates/content.ts'
import { Button } from '../../ui/button.tsx'
import look from '../../ui/switch.module.css'
import styles from './cover.module.css'
import { coverTurned, coverWritten, isCovered, type OfferedTab } from './model.ts'
import type { Builder } from './use-builder.ts'

const CoverPaper = lazy(() => import('./cover-paper.tsx'))
const TextEditor = lazy(() => import('./text-editor.tsx'))

/** Below this pixel of its page a cover may be cut off (S1 §5). */
const highest = 860
const pageWidth = 1240

type CoverViewProps = { builder: Builder; type: ReportType; offered: readonly OfferedTab[] }

/** The words of the cover, beside the page they are printed on. */
export function CoverView({ builder, type, offered }: CoverViewProps) {
  const { cover } = builder.built
  const [bottom, setBottom] = useState<number | null>(null)
  const [place, scale] = useScale()
  const on = isCovered(cover)
  const over = on && bottom !== null && bottom >= highest ? bottom : null
  return (
    <div className={styles.view}>
      <div className={styles.write}>
        <div className={styles.show}>
          <button type="button" role="switch" aria-checked={on} className={styles.turn} onClick={() => builder.change(coverTurned)}>
            <i className={look.switch} />
            Show cover
          </button>
          <span>{builderMessages.coverEmpty}</span>
        </div>
        <Suspense>
          <TextEditor
            label="Text of the cover"
            headings
            html={cover.text ?? ''}
            most={templateLimits.cover}
            hint={cover.text === null ? builderMessages.coverOwn : ''}
            onChange={(text) => builder.change((built) => coverWritten(built, text), 'cover')}
          />
        </Suspense>
        {cover.text !== null && (
          <Button look="ghost" size="small" onClick={() => builder.change((built) => coverWritten(built, null))}>
            Use the standard cover
          </Button>
        )}
      </div>
      <div className={styles.seen}>
        {over !== null && (
          <p className={styles.warning} role="alert">
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
            {builderMessages.coverTooHigh}
          </p>
        )}
        <div className={styles.desk} data-off={!on || undefined}>
          <div ref={place} className={styles.place} style={{ minHeight: Math.max(877, (over ?? 0) + 24) * scale }}>
            <Suspense>
              <CoverPaper type={type} offered={offered} cover={cover} scale={scale} overflow={over !== null} onBottom={setBottom} />
            </Suspense>
            {over !== null && (
              <>
                <div className={styles.cut} style={{ top: highest * scale, height: (over - highest) * scale, width: 744 * scale }} />
                <div className={styles.limit} style={{ top: highest * scale }}>
                  <span>{highest}</span>
                </div>
                <p className={styles.below} style={{ top: 877 * scale + 8, left: 744 * scale + 12 }}>
                  {builderMessages.coverBelow(Math.round(over - highest))}
                </p>
              </>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

/** By how much a page is made smaller so that it fits its place. */
function useScale() {
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.48)
  useLayoutEffect(() => {
    if (!place.current) return
    const watch = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / pageWidth))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return [place, scale] as const
}
