import { CircleAlert, LayoutGrid } from 'lucide-react'
import { type CSSProperties, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import { type PdfExtent, pdfExtentOptions } from '../../../../shared/pdf-extent.ts'
import type { ReportType } from '../../../../shared/reports/index.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { useMe } from '../../lib/me.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type Built, hasSections, type OfferedTab, type Place } from './model.ts'
import styles from './pages-pane.module.css'
import { previewInputOf } from './preview-input.ts'
import { layPaper, topOfSection } from './print-frame.ts'
import { usePages } from './use-pages.ts'

type PagesPaneProps = {
  type: ReportType
  offered: readonly OfferedTab[] /** of one's own profiles; null: sample data */
  own: Report | null
  built: Built
  selected: Place | null
  extent: PdfExtent
  onExtent: (extent: PdfExtent) => void
}

/** CSS pixels of a page with the room at its sides, and its height with the room above it, as the print page lays them out. */
const [pageWidth, pageHeight, pageStep] = [1288, 877, 901]

const sized = (scale: number, count: number): CSSProperties & Record<'--scale' | '--height', number> => ({
  '--scale': scale,
  '--height': Math.max(1, count) * pageStep + (pageStep - pageHeight),
})

/** The pages of the PDF beside the canvas, drawn anew with every change. */
export function PagesPane({ type, offered, own, built, selected, extent, onExtent }: PagesPaneProps) {
  const me = useMe()
  const has = hasSections(built)
  const inputOf = useCallback(
    (id: string) => (has ? previewInputOf(id, { type, offered, own, built, me, extent }) : null),
    [has, type, offered, own, built, me, extent],
  )
  const { source, frame, onLoad, state, count, retry } = usePages(inputOf)
  const [place, scale] = useScale()
  const opened = () => {
    if (frame.current) layPaper(frame.current)
    onLoad()
  }
  useEffect(() => {
    const top = selected && state === 'drawn' && frame.current ? topOfSection(frame.current, selected) : null
    // its page under the head of the pane, with the room that stands above a page
    if (top !== null) place.current?.scrollTo({ top: (top - (pageStep - pageHeight)) * scale })
  }, [selected, state, scale, frame, place])
  const empty = state === 'failed' ? 'failed' : has ? null : 'nothing'
  return (
    <section className={styles.pane} aria-label="Pages of the PDF">
      <div className={styles.head}>
        <h2>PDF</h2>
        <span role="status">
          {state === 'drawing' && (
            <>
              <Spinner size={14} />
              <span>{builderMessages.drawingPages}</span>
            </>
          )}
          {state === 'drawn' && <span>{builderMessages.pages(count)}</span>}
        </span>
      </div>
      <div className={styles.extent}>
        <Segmented small label="PDF contents" options={pdfExtentOptions} value={extent} onChange={onExtent} />
      </div>
      {empty === 'failed' && (
        <EmptyState icon={CircleAlert} title={builderMessages.pagesFailed} action={<Button onClick={retry}>Try again</Button>} heading="h3" />
      )}
      {empty === 'nothing' && <EmptyState icon={LayoutGrid} title={templateMessages.noSections} heading="h3" />}
      <section
        ref={place}
        className={styles.desk}
        hidden={empty !== null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
        tabIndex={0}
        aria-label={builderMessages.pagesRegion(count)}
        data-pages={state}
      >
        <div className={styles.place} style={sized(scale, count)}>
          {source !== null && <iframe ref={frame} className={styles.frame} title="Pages of the PDF" srcDoc={source} onLoad={opened} inert />}
        </div>
      </section>
    </section>
  )
}

/** By how much a page is made smaller so that it fits the pane. */
function useScale() {
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.35)
  useLayoutEffect(() => {
    if (!place.current) return
    const watch = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setScale(entry.contentRect.width / pageWidth))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return [place, scale] as const
}
