import { shortHash } from '../../../../shared/content-name.ts'
import { formatDate, formatInstant, formatRange } from '../../../../shared/dates/format.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { tabDisplay } from '../../../../shared/networks.ts'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { usePrint } from '../../paper/context.ts'
import { CoverArt } from '../../paper/cover-art.tsx'
import { Mark } from '../../paper/mark.tsx'
import { colorOfName } from '../../paper/monogram.tsx'
import type { PrintPage } from '../../paper/page-types.ts'
import { plural } from '../../paper/words.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { profilesByNetwork } from '../profiles-by-network.ts'

export function CoverPage({ page }: { page: PrintPage }) {
  const { input, report, zone } = usePrint()
  const { dateFrom, dateTo, priorFrom, priorTo } = report.dates
  const networks = profilesByNetwork(report)
  const all = networks.reduce((sum, { profiles }) => sum + profiles, 0)
  const compared =
    priorFrom && priorTo
      ? `, compared with ${report.days.prior === report.days.current ? '' : `${formatCount(report.days.prior ?? 0)} days: `}${formatRange(priorFrom, priorTo)}`
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
            {report.days.current === 1 ? '1 day' : `${formatCount(report.days.current)} days`}
            {compared}
            <br />
            All times {zone}
          </p>
        </div>
        <div className="cover-networks">
          {all > 0 && (
            <>
              <p>
                {plural(all, 'profile')} on {plural(networks.length, 'network')}
              </p>
              <ul>
                {networks.map(({ network, profiles }) => (
                  <li key={network}>
                    <NetworkIcon network={network} colored />
                    {tabDisplay(network)} <span>{profiles}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="cover-maker">
          <div>
            <b dir="auto">{report.brand?.footer ?? input.madeBy}</b>
            <span>
              Prepared for <bdi>{input.client}</bdi> on {formatInstant(input.madeAt, report.timezone)}
            </span>
          </div>
          <p>
            Fingerprint
            <br />
            {shortHash(input.hash)}
          </p>
        </div>
      </div>
      <Art />
    </section>
  )
}

function Client({ subject }: { subject?: string | undefined }) {
  const { input } = usePrint()
  return (
    <div className="cover-client">
      <Mark height={48} most={280} />
      <div>
        <span dir="auto">{input.client}</span>
        {subject && (
          <p className="cover-subject" dir="auto">
            {subject}
          </p>
        )}
      </div>
    </div>
  )
}

/** With the words of a template in place of our own; what is higher than the page is cut. */
function WordedCover({ id, html }: { id: string; html: string }) {
  const { report } = usePrint()
  return (
    <section className="page cover" id={id}>
      <div className="cover-text">
        <Client subject={report.subject} />
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
  const color = report.brand?.color ?? colorOfName(input.client)
  return <CoverArt seed={report.entities[0]?.entity_gid ?? input.client} color={color} title={formatDate(report.dates.dateTo)} />
}
