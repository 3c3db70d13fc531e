import { changeTerms } from '../../../shared/change-words.ts'
import { formatFigure } from '../../../shared/format.ts'
import { polarityShown } from '../../../shared/narrative/evidence.ts'
import type { TabReport, Tile } from '../../../shared/reports/report.ts'
import { GrowthChip } from '../blocks/growth/growth.tsx'
import { useBlockMode } from '../blocks/mode.ts'
import { Spark } from '../blocks/tile/spark.tsx'
import { networkColor } from '../ui/network-icon.tsx'

/** The summary figures of a tab, `columns` a row. */
export function PrintTiles({ tab, columns, height }: { tab: TabReport; columns: number; height: number }) {
  const { hideIndicators } = useBlockMode()
  return (
    <ul className="tiles" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {tab.summary.map((tile) => (
        <PrintTile key={tile.key} tab={tab} tile={tile} height={hideIndicators ? Math.min(height, 96) : height} color={networkColor(tab.code)} />
      ))}
    </ul>
  )
}

/** More characters than this, such as those of the days that are compared, stand in two lines beside the change. */
const twoLines = 24

/** Its own lines, and one for what the figure leaves out. */
const tallEnough = 124
/** without a change; without a value, for two lines */
const [tallAlone, tallEmpty] = [104, 110]

function PrintTile({ tab, tile, height, color }: { tab: TabReport; tile: Tile; height: number; color: string }) {
  const { hideIndicators } = useBlockMode()
  const value = formatFigure(tile.value, tile.unit, 'compact')
  const before = changeTerms(tile.figure)
  const compact = height < 104
  const isEmpty = tile.value === null && height >= tallEmpty
  return (
    <li className="tile" style={{ height }} data-compact={compact || undefined} data-empty={isEmpty || undefined} data-block="tile">
      <div className="tile-title" data-long={tile.title.length > 28 || undefined}>
        {tile.title}
      </div>
      <div className="tile-value">{value}</div>
      {/* beside a long figure there is no room for it */}
      {tile.spark && value.length <= 6 && (
        <span className="tile-spark">
          <Spark values={tile.spark} width={60} height={24} color={color} />
        </span>
      )}
      {!hideIndicators && (
        <div className="tile-change">
          <GrowthChip growth={tile.figure.growth} polarity={polarityShown(tab, tile)} unit={tile.unit} />
          {before && (
            <span className="from" data-long={before.length > twoLines ? 'wrap' : before.length > 15 || undefined}>
              {before}
            </span>
          )}
        </div>
      )}
      {/* in a low tile there is no room: it stands under the tiles */}
      {tile.basis && height >= (tile.prior === null ? tallAlone : tallEnough) && <div className="tile-basis">{tile.basis}</div>}
    </li>
  )
}
