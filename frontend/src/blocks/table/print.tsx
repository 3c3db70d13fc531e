import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { usePrint } from '../../paper/context.ts'
import { halfWidth, railWidth } from '../../paper/measures.ts'
import { PassportRef } from '../../paper/passport-ref.tsx'
import { FullHead, Page } from '../../paper/sheet.tsx'
import { countOf, rowsShown } from '../../paper/words.ts'
import { type BlockPrint, fixed, type OwnPageProps } from '../block-print.ts'
import type { ViewProps } from '../view-props.ts'
import { firstRows, wholeTable } from './first-rows.ts'
import { fitsPage, narrowTable, rowHeight, rowHeightAlone, rowHeightAmongOthers, smallTable, tableHeight, tableSlices, wideTable } from './print-plan.ts'
import { PrintTable } from './print-table.tsx'

/** with room for heads of columns that take two lines */
const titleHeight = 52

/** A short table between charts. */
function SmallTable({ data, width }: ViewProps<'table'>) {
  return <PrintTable block={data} footer rowHeight={rowHeightAmongOthers(data)} width={width ?? railWidth} />
}

function RowsShown({ data }: { data: BlockOf<'table'> }) {
  const { report } = usePrint()
  return data.rowsTotal > data.values.length ? (
    <span className="legend-words">
      {rowsShown(report.request.type, {
        from: 1,
        to: data.values.length,
        total: data.rowsTotal,
        cut: true,
        more: wholeTable(data).values.length - data.values.length,
      })}
    </span>
  ) : null
}

function TablePage({ page, item }: OwnPageProps<'table'>) {
  const { slice } = page
  const { block } = item
  const { report } = usePrint()
  const left = block.rowsTotal > block.values.length || (slice.parts === 1 && !slice.last)
  // pages of its own that follow hold them
  const more = slice.part < slice.parts ? 0 : block.values.length - slice.to
  const remarks = block.header.flatMap((column) => {
    const text = block.footer?.[column.key]?.description
    return text && column.align === 'right' ? [`${column.value}: ${text}`] : []
  })
  return (
    <Page page={page}>
      <FullHead page={page}>
        {item.section.subTitle} <PassportRef tab={item.tab} figures={block.passports} />
        <br />
        {slice.parts > 1 || left
          ? rowsShown(report.request.type, { from: slice.from + 1, to: slice.to, total: block.rowsTotal, cut: left, more })
          : remarks.join(' ')}
      </FullHead>
      <div data-block="table">
        <PrintTable
          block={block}
          from={slice.from}
          to={slice.to}
          footer={slice.last}
          rowHeight={slice.parts === 1 ? rowHeightAlone(block) : rowHeight(block)}
        />
      </div>
    </Page>
  )
}

export const tablePrint: BlockPrint<'table'> = {
  form: 'rows',
  size({ block }, { head }) {
    if (narrowTable(block)) return fixed('half', head(halfWidth) + tableHeight(block))
    return fixed(wideTable(block) ? 'sheet' : 'whole', titleHeight + tableHeight(block))
  },
  ownPage: ({ block }) => !fitsPage(block),
  once: (data) => !smallTable(data),
  gist: ({ rowsTotal }, printed) => countOf(printed, rowsTotal, 'row'),
  first: { of: firstRows, whole: wholeTable },
  View: SmallTable,
  Key: RowsShown,
  keyWidth: null,
  pages: { slices: tableSlices, Page: TablePage },
}
