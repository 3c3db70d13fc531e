import { formatDate, formatInstant, formatRange } from '../../../../shared/dates/format.ts'
import { shortHash } from '../../../../shared/format.ts'
import { isWhole, tabDisplay } from '../../../../shared/networks.ts'
import { tint } from '../../blocks/color.ts'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { usePrint } from '../../paper/context.ts'
import { brandOf, Monogram } from '../../paper/monogram.tsx'
import type { PrintPage } from '../../paper/page-types.ts'
import { countWord } from '../../paper/words.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { coverArt, halfRing, type Ring } from '../art.ts'

export function CoverPage({ page }: { page: PrintPage }) {
  const { input, report, zone } = usePrint()
  const { dateFrom, dateTo, priorFrom, priorTo } = report.dates
  const networks = report.reports.tabs.filter((tab) => !isWhole(tab.code))
  const profiles = networks.reduce((sum, tab) => sum + tab.networks.length, 0)
  const compared =
    priorFrom && priorTo
      ? `, compared with ${report.days.prior === report.days.current ? '' : `${report.days.prior} days: `}${formatRange(priorFrom, priorTo)}`
      : ''
  if (report.cover) return <WordedCover id={page.id} html={report.cover} />
  return (
    <section className="page cover" id={page.id}>
      <div className="cover-text">
        <Client />
        <div className="cover-title">
          <h1>{report.title}</h1>
          {report.subject && <p dir="auto">{report.subject}</p>}
        </div>
        <div className="cover-dates">
          <p>{formatRange(dateFrom, dateTo)}</p>
          <p>
            {report.days.current === 1 ? '1 day' : `${report.days.current} days`}
            {compared}
            <br />
            All times {zone}
          </p>
        </div>
        <div className="cover-networks">
          {profiles > 0 && (
            <>
              <p>
                {profiles === 1 ? '1 profile' : `${profiles} profiles`} on {networks.length === 1 ? 'one network' : `${countWord(networks.length)} networks`}
              </p>
              <ul>
                {networks.map((tab) => (
                  <li key={tab.code}>
                    <NetworkIcon network={tab.code} colored />
                    {tabDisplay(tab.code)} <span>{tab.networks.length}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="cover-maker">
          <div>
            <b dir="auto">{input.madeBy}</b>
            <span>
              Prepared for <bdi>{input.client}</bdi> on {formatInstant(input.madeAt, report.timezone)}
            </span>
          </div>
          <p>
            Snapshot
            <br />
            {shortHash(input.hash)}
          </p>
        </div>
      </div>
      <Art />
    </section>
  )
}

function Client() {
  const { input } = usePrint()
  return (
    <div className="cover-client">
      <Monogram name={input.client} size={48} />
      <span dir="auto">{input.client}</span>
    </div>
  )
}

/** With the words of a template in place of our own; what is higher than the page is cut. */
function WordedCover({ id, html }: { id: string; html: string }) {
  return (
    <section className="page cover" id={id}>
      <div className="cover-text">
        <Client />
        <div className="cover-words">
          <RichText html={html} />
        </div>
      </div>
      <Art />
    </section>
  )
}

function Art() {
  const { input, report } = usePrint()
  const color = brandOf(input.client)
  const art = coverArt(report.entities[0]?.entity_gid ?? input.client)
  const arc = (center: number, ring: Ring, side: 1 | -1) => halfRing(center, art.horizon, ring.radius, side)
  const white = (share: number) => tint(color, 1 - share)
  return (
    <svg className="cover-art" width="496" height="877" viewBox="0 0 496 877" aria-hidden="true" data-title={formatDate(report.dates.dateTo)}>
      <rect width="496" height="877" fill={color} />
      <clipPath id="cover-above">
        <rect width="496" height={art.horizon} />
      </clipPath>
      <clipPath id="cover-below">
        <rect y={art.horizon} width="496" height={877 - art.horizon} />
      </clipPath>
      <g clipPath="url(#cover-above)" fill="none">
        {art.upper.map((ring) => (
          <path key={ring.radius} d={arc(art.center, ring, -1)} stroke={white(ring.tint)} strokeWidth={ring.width} />
        ))}
        <path d={`${halfRing(art.center, art.horizon, 34, -1)}Z`} fill={white(0.88)} />
      </g>
      <g clipPath="url(#cover-below)" fill="none">
        {art.lower.map((ring) => (
          <path key={ring.radius} d={arc(art.center + art.shift, ring, 1)} stroke={white(ring.tint)} strokeWidth={ring.width} />
        ))}
        <path d={`${halfRing(art.center + art.shift, art.horizon, 34, 1)}Z`} fill={white(0.4)} />
      </g>
    </svg>
  )
}
