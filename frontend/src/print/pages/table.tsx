import { usePrint } from '../context.ts'
import type { PrintPage } from '../page-types.ts'
import { PassportRef } from '../passport-ref.tsx'
import { PrintTable } from '../print-table.tsx'
import { FullHead, Page } from '../sheet.tsx'
import { rowHeight } from '../table-plan.ts'
import { rowsShown } from '../words.ts'

type Data = Extract<PrintPage, { kind: 'table' }>

export function TablePage({ page }: { page: Data }) {
  const { block, slice, item } = page
  const { report } = usePrint()
  const left = block.rowsTotal > block.values.length || (slice.parts === 1 && !slice.last)
  const remarks = block.header.flatMap((column) => {
    const text = block.footer?.[column.key]?.description
    return text && column.align === 'right' ? [`${column.value}: ${text}`] : []
  })
  return (
    <Page page={page}>
      <FullHead page={page}>
        {item.section.subTitle} <PassportRef tab={item.tab} figures={[...block.passports, ...block.header.flatMap(({ passport }) => passport ?? [])]} />
        <br />
        {slice.parts > 1 || left ? rowsShown(report.request.type, slice.from + 1, slice.to, block.rowsTotal, left) : slice.last ? remarks.join(' ') : ''}
      </FullHead>
      <div data-block="table">
        <PrintTable block={block} from={slice.from} to={slice.to} footer={slice.last} rowHeight={rowHeight(block)} />
      </div>
    </Page>
  )
}
