import { printOf } from '../../blocks/print.ts'
import { pageHeight, railWidth } from '../../paper/measures.ts'
import type { PrintPage } from '../../paper/page-types.ts'
import { PassportRef } from '../../paper/passport-ref.tsx'
import { Eyebrow, Page, Title } from '../../paper/sheet.tsx'
import { PrintChart } from '../print-block.tsx'

type Props = { page: Extract<PrintPage, { kind: 'block' }> }

/** A page for one block: as its kind draws it, else beside a rail, which is also where it says that it has nothing to show. */
export function BlockPage({ page }: Props) {
  const { item } = page
  const { pages } = printOf(item.block)
  return pages && item.block.no_data === null ? <pages.Page page={page} item={item} /> : <RailPage page={page} />
}

function RailPage({ page }: Props) {
  const { section, block, tab, title } = page.item
  const { rail, Key } = printOf(block)
  const hasData = block.no_data === null
  return (
    <Page page={page}>
      <div className="rail-grid">
        <div className="rail">
          <Eyebrow page={page} />
          <Title page={page} />
          {hasData && rail && <rail.Aside data={block} />}
          {section.subTitle && (
            <p className="basis">
              <b>Basis.</b> {section.subTitle}
              {/[.!?]$/.test(section.subTitle) ? '' : '.'}
              {'note' in block && block.note ? ` ${block.note}.` : ''}
            </p>
          )}
        </div>
        <div>
          {hasData && (
            <div className="chart-head">
              <div>
                <h2>{rail ? rail.heading(block) : title}</h2>
                <PassportRef tab={tab} figures={block.passports} />
              </div>
              {Key && <Key data={block} />}
            </div>
          )}
          <PrintChart item={page.item} width={railWidth} height={pageHeight} heading={false} />
        </div>
      </div>
    </Page>
  )
}
