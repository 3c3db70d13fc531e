import { changeTerms } from '../../../../shared/change-words.ts'
import { formatFigure } from '../../../../shared/format.ts'
import type { MetricId } from '../../../../shared/metrics/index.ts'
import { polarityShown } from '../../../../shared/narrative/evidence.ts'
import { isWhole } from '../../../../shared/networks.ts'
import type { TabReport } from '../../../../shared/reports/report.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { GrowthText } from '../../blocks/growth/growth.tsx'
import { useBlockMode } from '../../blocks/mode.ts'
import { usePrint } from '../../paper/context.ts'
import type { PrintPage } from '../../paper/page-types.ts'
import { PassportRef } from '../../paper/passport-ref.tsx'
import { Eyebrow, Page, Title } from '../../paper/sheet.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { glanceNotes, openingHeight } from '../chart-pages.ts'
import { Cite } from '../cite.tsx'
import { comparedDays } from '../compared-days.ts'
import { noteLines, notesThatFit } from '../glance-notes.ts'
import { glanceText } from '../glance-text.ts'
import { measuredLines } from '../measured-lines.ts'
import { type Sentence, tileOf } from '../sentences.ts'
import { PrintTiles } from '../tiles.tsx'
import { Rows } from './charts.tsx'

export function GlancePage({ page }: { page: Extract<PrintPage, { kind: 'glance' }> }) {
  const { report, pages } = usePrint()
  const { tab } = page
  const { line, said, notes, advice } = glanceText(report, tab, pages, measuredLines())
  const rows = Math.ceil(tab.summary.length / 3)
  const networks = isWhole(tab.code) ? report.reports.networks : []
  // what the table of networks leaves, shared by the rows of tiles
  const row = networks.length > 8 ? 26 : networks.length > 6 ? 28 : 32
  const below = networks.length > 1 ? 92 + Math.min(networks.length, 10) * row : 0
  const height =
    page.rows.length > 0
      ? openingHeight(tab.summary.length).tile
      : Math.max(88, Math.min(132, Math.floor((717 - below - glanceNotes - (rows - 1) * 16) / rows)))
  const taken = rows * (height + 16) - 16 + below + (page.rows[0] ? page.rows[0].height + 28 : 0)
  return (
    <Page page={page}>
      <div className="glance-grid">
        <div className="rail">
          <Eyebrow page={page} />
          <Title page={page} />
          {line && <p className="headline">{line}</p>}
          {said.length > 0 && (
            <div className="highlights">
              <Sentences tab={tab} sentences={said} />
            </div>
          )}
          {advice.map(({ heading, items }) => (
            <div key={heading} className="notes">
              <h2>{heading}</h2>
              <Sentences tab={tab} sentences={items} />
            </div>
          ))}
          {notes.length > 0 && (
            <div className="notes">
              <h2>Notes</h2>
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          )}
          <p className="basis">{screenMessages.print.written}</p>
        </div>
        <div className="glance-right">
          <PrintTiles tab={tab} columns={3} height={height} />
          {networks.length > 1 && <ByNetwork row={row} />}
          {page.rows.length > 0 && (
            <div className="by-network">
              <Rows rows={page.rows} width={657} />
            </div>
          )}
          <p className="basis">
            {notesThatFit(tab.summary, noteLines(taken)).join(' ')} <PassportRef tab={tab} figures={tab.summary.flatMap(({ passport }) => passport ?? [])} />
          </p>
        </div>
      </div>
    </Page>
  )
}

/** Each with the page that proves it. */
function Sentences({ tab, sentences }: { tab: TabReport; sentences: readonly Sentence[] }) {
  return sentences.map(({ lead, rest, section }) => (
    <p key={`${lead}${rest}`}>
      {lead && <b>{lead}</b>} {rest} <Cite tab={tab} section={section} />
    </p>
  ))
}

const columns = ['followers', 'impressions', 'engagements', 'er_impressions'] as const satisfies readonly MetricId[]

function ByNetwork({ row }: { row: number }) {
  const { report } = usePrint()
  const { hideIndicators } = useBlockMode()
  const { networks, crossChannel } = report.reports
  const usual = columns.flatMap((key) => crossChannel.summary.find((tile) => tile.key === key) ?? [])
  const shown = usual.length > 1 ? usual : crossChannel.summary.slice(0, columns.length)
  if (shown.length === 0) return null
  const keys = shown.map(({ key }) => key)
  return (
    <div className="by-network">
      <h2>By network</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Network</th>
            {shown.map((tile) => (
              <th key={tile.key} scope="col">
                {tile.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {networks.slice(0, 10).map((tab) => (
            <tr key={tab.code} style={{ height: row }}>
              <th scope="row">
                <NetworkIcon network={tab.code} size={14} colored />
                <span className="with-basis">
                  {tab.display}
                  {!hideIndicators && <small>{comparedDays(tab, keys, report.days.current)}</small>}
                </span>
              </th>
              {shown.map(({ key, unit }) => {
                const tile = tileOf(tab, key)
                // its days are under the name of the network: here they would take the room of a column
                const terms = tile && !hideIndicators && changeTerms({ ...tile.figure, over: undefined })
                return (
                  <td key={key}>
                    <span className="with-basis">
                      {formatFigure(tile?.value ?? null, unit, 'compact')}{' '}
                      <span className="slot">{tile && <GrowthText growth={tile.figure.growth} polarity={polarityShown(tab, tile)} unit={tile.unit} />}</span>
                      {terms && <small>{terms}</small>}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
