import { reportManifests } from '../../../../shared/reports/index.ts'
import { ReportList } from '../landing/more.tsx'
import { Banner } from '../parts/banner.tsx'
import { inWordsFirst } from '../parts/in-words.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Points } from '../parts/points.tsx'
import { Section } from '../parts/section.tsx'

const ways = [
  ['On screen', 'with a passport for every figure and a table for every chart'],
  ['As a link', 'sealed, without an account, until the day you say'],
  ['As PDF', 'A4, with vector charts, real text and bookmarks'],
  ['As CSV', 'all rows of a table, safe to open in a spreadsheet'],
  ['By mail', 'weekly or monthly, in the zone of the report'],
] as const

export function ToolsPage() {
  return (
    <>
      <PageHead title="Social media tools" lead={`${inWordsFirst(reportManifests.length)} reports, and what you can do with each.`} acts />
      <Section title="The reports" said="Each over all profiles together, and network by network where that makes sense.">
        <ReportList />
      </Section>
      <Section title="Five ways out" said="They all use the same report, so they always agree.">
        <Points points={ways} />
      </Section>
      <Banner title="Run your first report" />
    </>
  )
}
