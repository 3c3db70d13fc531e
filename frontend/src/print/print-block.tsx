import { Component, type ReactNode } from 'react'
import { messages } from '../../../shared/messages.ts'
import { viewOf } from '../blocks/index.ts'
import type { PrintBlock } from './page-types.ts'
import { PassportRef } from './passport-ref.tsx'
import { PrintKey } from './print-key.tsx'
import { printViewOf } from './print-views.ts'

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

/** About as wide as the names of the series are beside each other, with what stands for the prior period and partial days. */
function keyWidth({ values }: { values: readonly { label: string; badge?: unknown }[] }): number {
  return values.length < 2 ? 0 : values.reduce((sum, { label, badge }) => sum + label.length * 6.5 + (badge ? 50 : 30), 150)
}

/** One block in its box: title, legend, drawing. */
export function PrintChart({ item, width, height, heading = true }: { item: PrintBlock; width: number; height: number; heading?: boolean }) {
  const { Legend } = viewOf(item.block)
  const View = printViewOf(item.block)
  // a long key takes two lines
  const tall = width >= 620 && (item.block.kind === 'column' || item.block.kind === 'line') && keyWidth(item.block) > width - 320
  const note = item.block.subTitle ?? (item.section.content.length === 1 ? item.section.subTitle : null)
  const small = width < 620
  // a narrow chart with many series has its key on two lines
  const lines = small && (item.block.kind === 'column' || item.block.kind === 'line') && keyWidth(item.block) > width ? 2 : 1
  const head = heading ? (small ? 36 + 16 * lines : tall ? 52 : 36) : 0
  return (
    <div className="chart" style={{ width, height }} id={item.id} data-block={item.block.kind}>
      {heading && (
        <div className="chart-head" data-small={small || undefined} data-tall={tall || undefined} style={{ height: head - 12 }}>
          <div>
            <h2>{item.title}</h2>
            <PassportRef tab={item.tab} figures={item.block.passports} />
            {small && note && !Legend && <p className="chart-note">{note}</p>}
          </div>
          <Guard>{item.block.no_data === null && (Legend ? <Legend data={item.block} /> : <PrintKey block={item.block} />)}</Guard>
        </div>
      )}
      <Guard>
        {item.block.no_data ? (
          <p className="no-data">{item.block.no_data.message || messages.empty.block}</p>
        ) : (
          <View data={item.block} name={item.title} width={width} height={height - head} />
        )}
      </Guard>
    </div>
  )
}
