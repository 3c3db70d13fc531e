import type { TabReport } from '../../../shared/reports/report.ts'
import { usePrint } from '../paper/context.ts'
import { pageOfSection } from '../paper/page-refs.ts'

/** "p. 4", a link to the page that proves the sentence before it. */
export function Cite({ tab, section }: { tab: TabReport; section: string | null }) {
  const { pages } = usePrint()
  const page = section === null ? null : pageOfSection(pages, tab, section)
  if (!page) return null
  return (
    <a className="cite" href={`#${page.id}`}>
      p. {page.number}
    </a>
  )
}
