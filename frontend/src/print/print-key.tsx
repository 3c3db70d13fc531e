import type { BlockData } from '../../../shared/blocks/index.ts'
import { HashtagsKey } from '../blocks/hashtags/view.tsx'
import { HeatmapKey } from '../blocks/heatmap/view.tsx'

/** What stands at the right of a title on paper, for kinds without a key of their own on screen. */
export function PrintKey({ block }: { block: BlockData }) {
  switch (block.kind) {
    case 'heatmap':
      return <HeatmapKey data={block} />
    case 'hashtags':
      return (
        <span className="legend-words">
          Size: posts. <HashtagsKey />
        </span>
      )
    case 'table':
      return block.rowsTotal > block.values.length ? (
        <span className="legend-words">{`Rows 1–${block.values.length} of ${block.rowsTotal}; all rows are in the CSV`}</span>
      ) : null
    default:
      return null
  }
}
