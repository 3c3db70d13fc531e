import { changeTerms } from '../../../../shared/change-words.ts'
import { formatInstant } from '../../../../shared/dates/format.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { changeShown } from '../../../../shared/narrative/evidence.ts'
import { isWhole } from '../../../../shared/networks.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { GrowthText } from '../../blocks/growth/growth.tsx'
import { useBlockMode } from '../../blocks/mode.ts'
import { usePrint } from '../../paper/context.ts'
import type { PassportEntry, PrintPage } from '../../paper/page-types.ts'
import { FullHead, Page } from '../../paper/sheet.tsx'
import { emptyCell } from '../../paper/words.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { commonLead, nativeLead, passportColumns, placeUnder } from '../passport-pages.ts'

type Data = Extract<PrintPage, { kind: 'passport' }>

const heads = ['Definition, calculation and comparison', 'Networks and their fields', 'How it adds up, its days']

/** How every figure came to be, in one table whose rows are as tall as what they say. */
export function PassportPage({ page }: { page: Data }) {
  const { report } = usePrint()
  const columns = heads.flatMap((head, at) => (page.widths[at] ? [{ head, at, width: page.widths[at] }] : []))
  return (
    <Page page={page}>
      <FullHead page={page}>
        {screenMessages.print.rounding}
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
          {columns.map(({ head, width }) => (
            <col key={head} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" className="right">
              This report
            </th>
            {columns.map(({ head }) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.entries.map((entry) => (
            <Rows key={entry.id} entry={entry} columns={columns.map(({ at }) => at)} />
          ))}
        </tbody>
      </table>
    </Page>
  )
}

/** What a column says is beside the figure; why the network may differ stands under all columns, where it is a line or two. */
function Rows({ entry, columns }: { entry: PassportEntry; columns: readonly number[] }) {
  const { key, tab, passport, cells, native } = entry
  const { hideIndicators } = useBlockMode()
  const { figure, title } = passport
  const place = placeUnder(entry)
  const rowSpan = native ? 2 : 1
  return (
    <>
      <tr data-more={native ? true : undefined}>
        <th scope="row" rowSpan={rowSpan}>
          {title}
          {place && (
            <small>
              {!isWhole(tab.code) && <NetworkIcon network={tab.code} size={12} colored />} {place}
            </small>
          )}
        </th>
        <td className="right" rowSpan={rowSpan}>
          {figure ? (
            <>
              <b>{formatFigure(figure.value, figure.unit)}</b>
              <GrowthText growth={figure.growth} polarity={changeShown(tab, figure, [key]).polarity} unit={figure.unit} />
              {figure.prior !== null && !hideIndicators && <span>{changeTerms(figure, 'full')}</span>}
            </>
          ) : (
            'per item'
          )}
        </td>
        {columns.map((column) => (
          <td key={column}>{cells[column]?.length ? cells[column].map((text) => <p key={text}>{text}</p>) : emptyCell}</td>
        ))}
      </tr>
      {native && (
        <tr>
          <td colSpan={columns.length} className="native">
            <b>{nativeLead}</b> {native}
          </td>
        </tr>
      )}
    </>
  )
}
