import { changeTerms, isOfWhole } from '../../../../shared/change-words.ts'
import { formatFigure, formatGrowth } from '../../../../shared/format.ts'
import { capital } from '../../../../shared/narrative/words.ts'
import { leftOutOfSections } from '../../../../shared/pdf-extent.ts'
import { coverageUnit } from '../../../../shared/reports/coverage-words.ts'
import type { Report, TabReport, Tile } from '../../../../shared/reports/report.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { shareText } from '../../blocks/chart/slices-view.tsx'
import { PartialSwatch } from '../../blocks/chart/swatch.tsx'
import { GrowthChip } from '../../blocks/growth/growth.tsx'
import { printOf } from '../../blocks/print.ts'
import { usePrint } from '../../paper/context.ts'
import { groupName } from '../../paper/group-name.ts'
import type { Group, PrintBlock, PrintPage } from '../../paper/page-types.ts'
import { Eyebrow, Page, Title } from '../../paper/sheet.tsx'
import { countWord, plural } from '../../paper/words.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { listed } from '../page-title.ts'
import { glanceAdvice, tileOf } from '../sentences.ts'

type Print = ReturnType<typeof usePrint>

const groups: readonly Group[] = ['All networks', 'By network', 'Content', 'Appendix']

function figureOf(tile: Tile | null, page: PrintPage): string {
  if (!tile) return ''
  // a change of a part would stand beside the figure of all
  const change = page.tab.hideIndicators || !isOfWhole(tile.figure) ? '' : formatGrowth(tile.figure.growth, tile.unit)
  const terms = change && changeTerms(tile.figure)
  return `${formatFigure(tile.value, tile.unit, 'compact')} ${tile.title.toLowerCase()}${terms ? `, ${change} ${terms}` : ''}`
}

/** About as many letters as stand beside a few words on what a page says, and where there are none. */
const longest = { beside: 48, alone: 104 }

/** A page that several topics share is found by each of them, if they fit on its line. */
function nameOf(page: PrintPage, print: Print): string {
  if (page.group === 'By network') return page.tab.display
  if (page.kind === 'glance') return listed([page.title, ...page.rows.flatMap(({ items }) => items.map(({ title }) => title))])
  if (page.kind !== 'charts') return page.title
  const all = listed(page.topics)
  return all.length > (gist(page, print) ? longest.beside : longest.alone) ? page.title : all
}

/** "Three conclusions and one recommendation" */
function adviceGist(report: Report, tab: TabReport): string {
  const counts = glanceAdvice(report, tab).map(({ heading, items }) => {
    const noun = heading.toLowerCase()
    return `${countWord(items.length)} ${items.length === 1 ? noun.replace(/s$/, '') : noun}`
  })
  return capital(listed(counts))
}

function glanceGist({ summary }: TabReport): string {
  if (summary.length === 0) return ''
  const one = summary.length === 1
  const moved = summary.some(({ prior }) => prior !== null) ? ` and what moved ${one ? 'it' : 'them'}` : ''
  return `${capital(countWord(summary.length))} ${one ? 'figure' : 'figures'}${moved}`
}

/** A few words that tell what a page says. */
function gist(page: PrintPage, { report, pages }: Print): string {
  const { tab } = page
  switch (page.kind) {
    case 'glance':
      return glanceGist(tab)
    case 'divider':
      return figureOf(tileOf(tab, 'impressions') ?? tileOf(tab, 'engagements') ?? tab.summary[0] ?? null, page)
    case 'charts':
      return figureOf(page.facts.flatMap((key) => tileOf(tab, key) ?? [])[0] ?? null, page)
    case 'advice':
      return adviceGist(report, tab)
    case 'profiles':
      return page.from === 0 ? screenMessages.print.listed(tab.by_profile.length) : ''
    case 'passport':
      return screenMessages.print.passports
    case 'coverage':
      return tab.coverage && tab.coverage.expected > 0
        ? `${shareText((tab.coverage.have / tab.coverage.expected) * 100)} of ${coverageUnit(tab.coverage)} have data`
        : screenMessages.print.coverage
    case 'block':
      return page.item.block.no_data ? '' : printOf(page.item.block).gist(page.item.block, printedOf(page.item, pages))
    case 'cover':
    case 'contents':
      return ''
  }
}

/** How many rows or posts of a block its pages show. */
function printedOf({ block }: PrintBlock, pages: readonly PrintPage[]): number {
  return pages.reduce((sum, page) => sum + (page.kind === 'block' && page.item.block === block ? page.slice.to - page.slice.from : 0), 0)
}

/** Pages with an entry: the first of each continued run, and of a network only its first. */
function entries(pages: readonly PrintPage[], group: Group): PrintPage[] {
  const here = pages.filter((page) => page.group === group && (page.continued === null || page.continued[0] === 1))
  return group === 'By network' ? here.filter((page) => here.find(({ tab }) => tab === page.tab) === page) : here
}

export function ContentsPage({ page }: { page: PrintPage }) {
  const print = usePrint()
  const { pages, numberOf, report, input } = print
  const parts = groups.map((group) => ({ group, rows: entries(pages, group) })).filter(({ rows }) => rows.length > 0)
  const count = parts.reduce((sum, { rows }) => sum + rows.length, 0)
  // a few entries stand further apart
  const row =
    count <= 14
      ? Math.max(36, Math.min(48, Math.floor((560 - parts.length * 45) / count)))
      : Math.max(19, Math.min(28, Math.floor((717 - parts.length * 40) / count)))
  return (
    <Page page={page}>
      <div className="rail-grid">
        <div className="rail">
          <Eyebrow page={page} />
          <Title page={page} />
          {input.extent === 'sections' && <p className="extent">{leftOutOfSections(report.reports.networks.length > 1)}</p>}
          {report.basis && <p className="extent">{report.basis}.</p>}
          {report.no_data && <p className="lead">{report.no_data.message}</p>}
          <Marks days={report.days.prior} compared={report.dates.priorFrom !== null} hidden={page.tab.hideIndicators} />
        </div>
        <nav className="contents" aria-label="Contents">
          {parts.map(({ group, rows }) => (
            <div key={group}>
              <h2>{group === 'By network' ? group : groupName({ group, tab: page.tab }, report)}</h2>
              <ol>
                {rows.map((entry) => (
                  <li key={entry.id} style={{ height: row }}>
                    <a href={`#${entry.id}`}>
                      <b>
                        {group === 'By network' && <NetworkIcon network={entry.tab.code} size={14} colored />}
                        {nameOf(entry, print)}
                      </b>
                      <span>{gist(entry, print)}</span>
                      <i>{numberOf(entry.id)}</i>
                    </a>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </nav>
      </div>
    </Page>
  )
}

function Marks({ days, compared, hidden }: { days: number | null; compared: boolean; hidden: boolean }) {
  return (
    <div className="marks">
      <h2>How to read the figures</h2>
      <dl>
        {compared && !hidden && (
          <>
            <dt>
              <GrowthChip growth={{ kind: 'percent', value: 12.4 }} polarity="higher" unit="count" />
            </dt>
            <dd>Up, and better</dd>
            <dt>
              <GrowthChip growth={{ kind: 'percent', value: -3.1 }} polarity="higher" unit="count" />
            </dt>
            <dd>Down, and worse</dd>
            <dt>
              <GrowthChip growth={{ kind: 'percent', value: -3.1 }} polarity="lower" unit="count" />
            </dt>
            <dd>Down, and better</dd>
          </>
        )}
        {compared && (
          <>
            <dt className="mark-prior">
              <i className="dash" />
              <i className="tick" />
            </dt>
            <dd>{days === null ? 'Previous period' : `Previous ${plural(days, 'day')}`}: dashed line, or a tick on columns</dd>
          </>
        )}
        <dt>
          <PartialSwatch />
        </dt>
        <dd>{screenMessages.print.partial}</dd>
        <dt>
          <i className="weekend" />
        </dt>
        <dd>Saturday and Sunday</dd>
        <dt>
          <span className="cite">p. 4</span>
        </dt>
        <dd>{screenMessages.print.proof}</dd>
      </dl>
    </div>
  )
}
