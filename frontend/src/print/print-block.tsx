import { Component, type ReactNode } from 'react'
import { messages } from '../../../shared/messages.ts'
import { printOf } from '../blocks/print.ts'
import { RichText } from '../blocks/rich-text/rich-text.tsx'
import type { PrintBlock } from '../paper/page-types.ts'
import { PassportRef } from '../paper/passport-ref.tsx'
import { headGap, headOf } from './head-height.ts'

/** A block that cannot be drawn leaves a sentence and is counted; the pages around it stay. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <p className="no-data" data-block-failed>
        {messages.generic}
      </p>
    )
  }
}

type PrintChartProps = {
  item: PrintBlock
  width: number
  height: number
  heading?: boolean
  /** false: what stands above it says its title */
  titled?: boolean
}

/** One block in its box: title, legend, the words of its template where it is half of a row, drawing. */
export function PrintChart({ item, width, height, heading = true, titled = true }: PrintChartProps) {
  const { View, Key } = printOf(item.block)
  const { small, tall, row, height: headHeight, note } = headOf(item, width)
  const head = (heading ? headHeight : 0) + (item.words ? item.words.height + headGap : 0)
  return (
    <div className="chart" style={{ width, height }} id={item.id} data-block={item.block.kind}>
      {heading && (
        <div className="chart-title" style={{ height: headHeight - headGap }}>
          <div className="chart-head" data-small={small || undefined} data-tall={tall || undefined} style={{ height: row }}>
            <div>
              {titled && <h2>{item.title}</h2>}
              <PassportRef tab={item.tab} figures={item.block.passports} />
            </div>
            <Guard>{item.block.no_data === null && Key && <Key data={item.block} />}</Guard>
          </div>
          {note && <p className="chart-note">{note}</p>}
        </div>
      )}
      {item.words && (
        <div className="chart-words" style={{ height: item.words.height }}>
          <RichText html={item.words.html} />
        </div>
      )}
      <Guard>
        {item.block.no_data ? (
          <p className="no-data">{item.block.no_data.message || messages.empty.block}</p>
        ) : (
          <View data={item.block} section={item.section.content} name={item.title} width={width} height={height - head} />
        )}
      </Guard>
    </div>
  )
}
