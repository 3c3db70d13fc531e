import { formatInstant } from '../../../../shared/dates/format.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { isWhole, networks } from '../../../../shared/networks.ts'
import { coverageUnit } from '../../../../shared/reports/coverage-words.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { usePrint } from '../../paper/context.ts'
import type { PrintPage } from '../../paper/page-types.ts'
import { Eyebrow, Page, Title } from '../../paper/sheet.tsx'
import { emptyCell } from '../../paper/words.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'

/** What the figures rest on: days with data per network, notes, the clock, and the full hash. */
export function CoveragePage({ page }: { page: PrintPage }) {
  const { report, input, zone } = usePrint()
  const all = page.tab.coverage
  const tabs = report.reports.networks
  const profilesOf = (code: string) => report.reports.tabs.find((tab) => tab.code === code)?.networks.length ?? 0
  const share = all && all.expected > 0 ? (all.have / all.expected) * 100 : null
  return (
    <Page page={page}>
      <div className="rail-grid">
        <div className="rail">
          <Eyebrow page={page} />
          <Title page={page} />
          {all && share !== null && (
            <p className="lead">
              <b>
                {formatFigure(all.have, 'count')} of {formatFigure(all.expected, 'count')}
              </b>{' '}
              {coverageUnit(all)} have data (<b>{formatFigure(share, 'percent')}</b>).{all.have < all.expected && ` ${screenMessages.print.missing}`}
            </p>
          )}
          <dl className="facts words">
            <div>
              <dt>Fetched</dt>
              <dd>{formatInstant(report.fetchedAt, report.timezone)}</dd>
            </div>
            <div>
              <dt>Timezone</dt>
              <dd>{zone}</dd>
            </div>
            {report.template && (
              <div>
                <dt>Template</dt>
                <dd>
                  <span>
                    <bdi>{report.template.name}</bdi>, version {report.template.version}
                  </span>
                </dd>
              </div>
            )}
            <div>
              <dt>Compared</dt>
              <dd>{report.days.prior === null ? 'Not compared' : `${formatCount(report.days.current)} days with ${formatCount(report.days.prior)}`}</dd>
            </div>
          </dl>
          <p className="basis hash">
            <b>{screenMessages.print.sealed}</b> {screenMessages.print.hash}
            <br />
            {input.hash.match(/.{1,8}/g)?.join(' ')}
          </p>
        </div>
        <div>
          <table className="coverage">
            <thead>
              <tr>
                <th scope="col">Network</th>
                <th scope="col">Profiles</th>
                <th scope="col">{all?.single ? 'With data' : 'Days with data'}</th>
                <th scope="col" className="right">
                  Share
                </th>
                <th scope="col" className="right">
                  Day
                </th>
              </tr>
            </thead>
            <tbody>
              {tabs.map((tab) => {
                const part = tab.coverage && tab.coverage.expected > 0 ? (tab.coverage.have / tab.coverage.expected) * 100 : null
                return (
                  <tr key={tab.code}>
                    <th scope="row">
                      <NetworkIcon network={tab.code} size={14} colored />
                      {tab.display}
                    </th>
                    <td>{formatCount(profilesOf(tab.code))}</td>
                    <td>
                      <div className="meter">
                        <i style={{ width: `${part ?? 0}%` }} />
                      </div>
                      <span>{tab.coverage ? `${formatFigure(tab.coverage.have, 'count')} of ${formatFigure(tab.coverage.expected, 'count')}` : '–'}</span>
                    </td>
                    <td className="right">{formatFigure(part, 'percent')}</td>
                    <td className="right">{isWhole(tab.code) ? emptyCell : networks[tab.code].day}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          {all && all.notes.length > 0 && (
            <div className="coverage-notes">
              <h2>Notes</h2>
              <ul>
                {all.notes.slice(0, 12).map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}
