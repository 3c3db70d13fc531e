import { formatInstant } from '../../../../shared/dates/format.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { isWhole } from '../../../../shared/networks.ts'
import { GrowthText } from '../../blocks/growth/growth.tsx'
import { useBlockMode } from '../../blocks/mode.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { usePrint } from '../context.ts'
import { FullHead, Page } from '../frame.tsx'
import type { PassportEntry, PrintPage } from '../page-types.ts'
import { commonLead, passportColumns } from '../passport-pages.ts'

type Data = Extract<PrintPage, { kind: 'passport' }>

/** How every figure came to be, in one table whose rows are as tall as what they say. */
export function PassportPage({ page }: { page: Data }) {
  const { report } = usePrint()
  return (
    <Page page={page}>
      <FullHead page={page}>
        Computed at full precision and rounded once, when printed: growth to one decimal, rates to two.
        <br />
        Figures fetched {formatInstant(report.fetchedAt, report.timezone)}.
      </FullHead>
      {page.common && (
        <p className="passport-common">
          <b>{commonLead}</b> {page.common}
        </p>
      )}
      <table className="passport">
        <colgroup>
          <col style={{ width: passportColumns.name }} />
          <col style={{ width: passportColumns.value }} />
          {page.widths.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns in a fixed order
            <col key={index} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" className="right">
              This report
            </th>
            <th scope="col">What it is, how made, compared</th>
            <th scope="col">Networks and their fields</th>
            <th scope="col">How it adds up, and its days</th>
            <th scope="col">Why the network may differ</th>
          </tr>
        </thead>
        <tbody>
          {page.entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </Page>
  )
}

function Row({ entry: { tab, passport, cells } }: { entry: PassportEntry }) {
  const { hideIndicators } = useBlockMode()
  const { figure, title } = passport
  return (
    <tr>
      <th scope="row">
        {title}
        {!isWhole(tab.code) && (
          <small>
            <NetworkIcon network={tab.code} size={12} colored /> {tab.display}
          </small>
        )}
      </th>
      <td className="right">
        {figure ? (
          <>
            <b>{formatFigure(figure.value, figure.unit)}</b>
            <GrowthText growth={figure.growth} polarity={figure.polarity} unit={figure.unit} />
            {figure.prior !== null && !hideIndicators && (
              <>
                {/* a growth that is not of the whole figure names both its numbers */}
                {figure.compared !== undefined && <span>{formatFigure(figure.compared, figure.unit)}</span>}
                <span>from {formatFigure(figure.prior, figure.unit)}</span>
              </>
            )}
          </>
        ) : (
          'per item'
        )}
      </td>
      {cells.map((paragraphs, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns in a fixed order
        <td key={column}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </td>
      ))}
    </tr>
  )
}
