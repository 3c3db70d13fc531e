import { useMemo } from 'react'
import type { PrintInput } from '../../../shared/print-ready.ts'
import { reportName } from '../../../shared/report-name.ts'
import { ChartPaper } from '../blocks/chart/paper.ts'
import { paperPatterns } from '../blocks/chart/paper-patterns.tsx'
import { ChartSurface } from '../blocks/chart/surface.ts'
import { SvgSurface } from '../blocks/chart/svg-surface.tsx'
import { TilesContext } from '../blocks/growth/use-change-shown.ts'
import { BlockModeContext } from '../blocks/mode.ts'
import { PrintContext } from '../paper/context.ts'
import type { PrintPage } from '../paper/page-types.ts'
import type { HeightOf } from './block-pages.ts'
import { measuredLines } from './measured-lines.ts'
import { AdvicePage } from './pages/advice.tsx'
import { BlockPage } from './pages/block.tsx'
import { ChartsPage } from './pages/charts.tsx'
import { ContentsPage } from './pages/contents.tsx'
import { CoverPage } from './pages/cover.tsx'
import { CoveragePage } from './pages/coverage.tsx'
import { DividerPage } from './pages/divider.tsx'
import { GlancePage } from './pages/glance.tsx'
import { PassportPage } from './pages/passport.tsx'
import { ProfilesPage } from './pages/profiles.tsx'
import { planPages } from './plan.ts'

function PageOf({ page }: { page: PrintPage }) {
  switch (page.kind) {
    case 'cover':
      return <CoverPage page={page} />
    case 'advice':
      return <AdvicePage page={page} />
    case 'profiles':
      return <ProfilesPage page={page} />
    case 'contents':
      return <ContentsPage page={page} />
    case 'glance':
      return <GlancePage page={page} />
    case 'divider':
      return <DividerPage page={page} />
    case 'charts':
      return <ChartsPage page={page} />
    case 'block':
      return <BlockPage page={page} />
    case 'passport':
      return <PassportPage page={page} />
    case 'coverage':
      return <CoveragePage page={page} />
  }
}

/** `heightOf`: of the words of its template, as they are laid out */
export function PrintReport({ input, heightOf }: { input: PrintInput; heightOf: HeightOf }) {
  const { report } = input
  const context = useMemo(() => {
    const pages = planPages(report, { linesOf: measuredLines(), heightOf, ...(input.extent && { extent: input.extent }) })
    const numbers = new Map(pages.map((page, index) => [page.id, index + 1]))
    return { input, report, pages, total: pages.length, zone: report.timezone.replaceAll('_', ' '), numberOf: (id: string) => numbers.get(id) ?? 0 }
  }, [input, report, heightOf])
  document.title = reportName(input.client, report, report.dates)
  return (
    <PrintContext value={context}>
      <ChartSurface value={SvgSurface}>
        <ChartPaper value={paperPatterns}>
          {context.pages.map((page) => (
            <BlockModeContext key={page.id} value={{ mode: 'print', hideIndicators: page.tab.hideIndicators, timezone: report.timezone, dates: report.dates }}>
              <TilesContext value={page.tab}>
                <PageOf page={page} />
              </TilesContext>
            </BlockModeContext>
          ))}
        </ChartPaper>
      </ChartSurface>
    </PrintContext>
  )
}
