import { useState } from 'react'
import type { BlockKind } from '../../../../shared/blocks/index.ts'
import { entriesOf } from '../../../../shared/entries.ts'
import { summarise } from '../../../../shared/narrative/index.ts'
import { BlockGuard } from '../../blocks/card/guard.tsx'
import { SectionCard } from '../../blocks/card/section-card.tsx'
import { blockKinds } from '../../blocks/index.ts'
import { BlockModeContext } from '../../blocks/mode.ts'
import { ReportBody } from '../../blocks/report/report-body.tsx'
import { ReportSkeleton } from '../../blocks/report/skeleton.tsx'
import { range } from '../../samples/parts.ts'
import { report } from '../../samples/report.ts'
import styles from './gallery.module.css'
import { Parts } from './parts.tsx'
import { gallerySampleOf } from './samples.ts'
import { states } from './states.ts'

const written = { ...report, ai_summary: summarise(report) }

const kinds = entriesOf(blockKinds).map(([kind]) => kind)
const pages = ['report', 'parts', 'loading', ...kinds] as const

const theme = () => document.documentElement.dataset.theme ?? 'auto'

/** Every part and every kind of block in all its states. Development only: nothing of it reaches the product's bundle. */
export function GalleryPage() {
  const [page, setPage] = useState<string>(() => window.location.hash.slice(1) || 'report')
  const [hidden, setHidden] = useState(false)
  return (
    <div className={styles.page}>
      <nav className={styles.menu} aria-label="Gallery">
        {pages.map((name) => (
          <a key={name} href={`#${name}`} aria-current={page === name ? 'page' : undefined} onClick={() => setPage(name)}>
            {name}
          </a>
        ))}
        <label>
          <input type="checkbox" checked={hidden} onChange={(event) => setHidden(event.target.checked)} /> Hide indicators
        </label>
        <button
          type="button"
          onClick={() => {
            document.documentElement.dataset.theme = theme() === 'dark' ? 'light' : 'dark'
          }}
        >
          Theme
        </button>
      </nav>
      <main>
        <h1 className="sr-only">Gallery: {page}</h1>
        {page === 'report' && <ReportBody report={written} tab={{ ...report.reports.crossChannel, hideIndicators: hidden }} />}
        {page === 'parts' && <Parts />}
        {page === 'loading' && <ReportSkeleton />}
        {kinds
          .filter((kind) => kind === page)
          .map((kind) => (
            <Kind key={kind} kind={kind} hidden={hidden} />
          ))}
      </main>
    </div>
  )
}

function Kind({ kind, hidden }: { kind: BlockKind; hidden: boolean }) {
  const { span, full } = gallerySampleOf({ kind })
  return (
    <BlockModeContext value={{ mode: 'screen', hideIndicators: hidden, timezone: report.timezone, dates: range }}>
      <div className={styles.states}>
        {states.map((state) => (
          <BlockGuard key={state.key} name={`${kind}, ${state.title}`}>
            <SectionCard
              id={`${kind}-${state.key}`}
              marked={false}
              section={{
                key: state.key,
                title: `${state.title}: ${kind}`,
                subTitle: 'A sample of the gallery',
                label: null,
                span,
                content: [state.of(full)],
              }}
            />
          </BlockGuard>
        ))}
      </div>
    </BlockModeContext>
  )
}
