import '../../print/styles/cover.css'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import type { ReportType } from '../../../../shared/reports/index.ts'
import { useMe } from '../../lib/me.tsx'
import { PrintContext } from '../../paper/context.ts'
import { CoverPage } from '../../print/pages/cover.tsx'
import styles from './cover.module.css'
import type { Cover, OfferedTab } from './model.ts'
import { sampleReportOf } from './sample-report.ts'

type CoverPaperProps = {
  type: ReportType
  offered: readonly OfferedTab[]
  cover: Cover
  /** of its 1240 pixels */
  scale: number
  /** also what is cut off below */
  overflow?: boolean
  /** where its words end, in pixels of the page; null while it has none */
  onBottom?: (bottom: number | null) => void
}

const scaled = (scale: number): CSSProperties & Record<'--scale', number> => ({ '--scale': scale })

/** The first page of the PDF by the component that prints it. */
export default function CoverPaper({ type, offered, cover, scale, overflow = false, onBottom }: CoverPaperProps) {
  const me = useMe()
  const paper = useRef<HTMLDivElement>(null)
  const [first] = offered
  const madeBy = me.account.name
  const client = first?.sample.by_profile[0]?.profile.name ?? madeBy
  const context = useMemo(() => {
    const report = sampleReportOf(type, offered, client, { ...cover, shown: true })
    const input = { id: 'cover', report, hash: '0'.repeat(64), madeAt: report.fetchedAt, madeBy, client }
    return { input, report, pages: [], total: 0, zone: report.timezone, numberOf: () => 0 }
  }, [type, offered, client, madeBy, cover])
  // biome-ignore lint/correctness/useExhaustiveDependencies: its paragraphs are others then
  useEffect(() => {
    const words = paper.current?.querySelector('.cover-words')
    if (!onBottom) return
    if (!(words instanceof HTMLElement)) return onBottom(null)
    const tell = () => onBottom(words.offsetTop + words.scrollHeight)
    const watch = new ResizeObserver(tell)
    for (const part of [words, ...words.children]) watch.observe(part)
    tell()
    return () => watch.disconnect()
  }, [onBottom, context])
  if (!first) return null
  const page = { kind: 'cover', id: 'cover', tab: first.sample, group: 'front', title: context.report.title, continued: null } as const
  return (
    <div ref={paper} className={styles.frame} style={scaled(scale)} data-overflow={overflow || undefined}>
      <div className={styles.paper} inert>
        <PrintContext value={context}>
          <CoverPage page={page} />
        </PrintContext>
      </div>
    </div>
  )
}
