import type { BlockData } from '../../../shared/blocks/index.ts'
import { HashtagsKey } from '../blocks/hashtags/view.tsx'
import { HeatmapKey } from '../blocks/heatmap/view.tsx'
import { usePrint } from './context.ts'
import { rowsShown } from './words.ts'

/** What stands at the right of a title on paper, for kinds without a key of their own on screen. */
export function PrintKey({ block }: { block: BlockData }) {
  const { report } = usePrint()
  switch (block.kind) {
    case 'heatmap':
      return <HeatmapKey data={block} />
    case 'hashtags':
      return (
        <span className="legend-words">
          Size: {block.noun.many}. <HashtagsKey data={block} />
        </span>
      )
    case 'table':
      return block.rowsTotal > block.values.length ? (
        <span className="legend-words">{rowsShown(report.request.type, 1, block.values.length, block.rowsTotal)}</span>
      ) : null
    default:
      return null
  }
}
