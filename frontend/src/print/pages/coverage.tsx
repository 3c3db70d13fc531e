import { formatInstant } from '../../../../shared/dates/format.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { isWhole, networks, type TabCode } from '../../../../shared/networks.ts'
import { coverageLeft } from '../../../../shared/reports/coverage-parts.ts'
import { coverageUnit } from '../../../../shared/reports/coverage-words.ts'
import type { Coverage } from '../../../../shared/reports/report.ts'
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
  const left = all && tabs.length > 0 ? coverageLeft(all, tabs) : null
  const others = profilesOf(page.tab.code) - tabs.reduce((sum, { code }) => sum + profilesOf(code), 0)
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
              {tabs.map((tab) => (
                <Row
                  key={tab.code}
                  name={tab.display}
                  icon={tab.code}
                  profiles={profilesOf(tab.code)}
                  coverage={tab.coverage}
                  day={isWhole(tab.code) ? emptyCell : networks[tab.code].day}
                />
              ))}
              {left && <Row name={screenMessages.print.otherNetworks} icon={null} profiles={others} coverage={left} day={emptyCell} />}
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

type RowProps = { name: string; icon: TabCode | null; profiles: number; coverage: Pick<Coverage, 'have' | 'expected'> | null; day: string }

function Row({ name, icon, profiles, coverage, day }: RowProps) {
  const share = coverage && coverage.expected > 0 ? (coverage.have / coverage.expected) * 100 : null
  return (
    <tr>
      <th scope="row">
        {icon && <NetworkIcon network={icon} size={14} colored />}
        {name}
      </th>
      <td>{formatCount(profiles)}</td>
      <td>
        <div className="meter">
          <i style={{ width: `${share ?? 0}%` }} />
        </div>
        <span>{coverage ? `${formatFigure(coverage.have, 'count')} of ${formatFigure(coverage.expected, 'count')}` : '–'}</span>
      </td>
      <td className="right">{formatFigure(share, 'percent')}</td>
      <td className="right">{day}</td>
    </tr>
  )
}
