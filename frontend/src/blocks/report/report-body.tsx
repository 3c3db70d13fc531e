import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { isWhole } from '../../../../shared/networks.ts'
import { reportManifest } from '../../../../shared/reports/index.ts'
import type { Report, TabReport } from '../../../../shared/reports/report.ts'
import { networkColor } from '../../ui/network-icon.tsx'
import { BlockGuard } from '../card/guard.tsx'
import { SectionCard } from '../card/section-card.tsx'
import { TilesContext } from '../growth/use-change-shown.ts'
import { type BlockMode, BlockModeContext } from '../mode.ts'
import { PaperWidth, usePaperWidth } from '../paper-width.ts'
import { PassportsContext } from '../passport/context.ts'
import { LazyRichText } from '../rich-text/lazy.tsx'
import { RowsContext, type RowsOf } from '../rows/context.ts'
import { goToTarget, targetIn } from '../summary/go-to-target.ts'
import { SummaryCard } from '../summary/summary-card.tsx'
import { CoverageCell } from '../tile/coverage.tsx'
import { SummaryStrip } from '../tile/strip.tsx'
import tileStyles from '../tile/tile.module.css'
import { Tile } from '../tile/tile.tsx'
import styles from './report-body.module.css'

type Props = { report: Report; tab: TabReport; mode?: 'screen' | 'share' }

const sectionId = (tab: TabReport, key: string) => `${tab.code}-${key}`

/** Tiles a row, five at most: as few rows as that needs, all about as long. */
function columnsFor(tiles: number): CSSProperties & Record<'--columns', number> {
  return { '--columns': Math.ceil(tiles / Math.max(1, Math.ceil(tiles / 5))) }
}

/** One tab of a report: the summary's figures, then its sections on a grid of twelve columns. */
export function ReportBody({ report, tab, mode = 'screen' }: Props) {
  const stays = reportManifest(report.type)?.stickySummary === true
  const tiles = useRef<HTMLUListElement>(null)
  const paperWidth = usePaperWidth()
  const [selected, setSelected] = useState<string | null>(null)
  const context = useMemo<BlockMode>(() => ({ mode, hideIndicators: tab.hideIndicators, timezone: report.timezone, dates: report.dates }), [mode, tab, report])
  const rows = useMemo<RowsOf | null>(() => (mode === 'screen' ? { request: report.request, network: tab.code } : null), [mode, tab, report])
  const sectionOf = (key: string) => tab.summary.find((tile) => tile.key === key)?.about?.section ?? null
  const marked = selected === null ? null : sectionOf(selected)
  const select = (tile: string, section: string) => {
    setSelected(tile)
    const card = document.getElementById(sectionId(tab, section))
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    card?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
    card?.focus({ preventScroll: true })
  }
  return (
    <BlockModeContext value={context}>
      <RowsContext value={rows}>
        <PassportsContext value={tab.passports}>
          <TilesContext value={tab}>
            <PaperWidth value={paperWidth}>
              {mode === 'share' && report.basis && <p className={styles.basis}>{report.basis}</p>}
              <ul ref={tiles} className={tileStyles.tiles} style={columnsFor(tab.summary.length + (tab.coverage ? 1 : 0))} aria-label="Summary">
                {tab.summary.map((tile) => {
                  const section = sectionOf(tile.key)
                  return (
                    <Tile
                      tab={tab}
                      key={tile.key}
                      tile={tile}
                      color={networkColor(tab.code)}
                      selected={selected === tile.key}
                      onSelect={section === null ? null : () => select(tile.key, section)}
                    />
                  )
                })}
                <CoverageCell tab={tab} report={report} />
              </ul>
              {stays && <SummaryStrip tab={tab} of={tiles} />}
              {isWhole(tab.code) && (mode === 'screen' || report.ai_summary) && (
                <SummaryCard
                  report={report}
                  targetOf={(cite) => targetIn(tab, cite, sectionOf)}
                  onTarget={(target) => goToTarget(target, (key) => sectionId(tab, key))}
                />
              )}
              {tab.extraText && (
                <div className={styles.extra}>
                  <LazyRichText html={tab.extraText} />
                </div>
              )}
              <div className={styles.sections} data-sections data-under-strip={stays || undefined}>
                {tab.report.map((section) => (
                  <BlockGuard key={section.key} name={section.title}>
                    <SectionCard section={section} id={sectionId(tab, section.key)} marked={marked === section.key} />
                  </BlockGuard>
                ))}
              </div>
            </PaperWidth>
          </TilesContext>
        </PassportsContext>
      </RowsContext>
    </BlockModeContext>
  )
}
