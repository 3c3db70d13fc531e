import { formatFigure } from '../../../shared/format.ts'
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
        <PrintTile key={tile.key} tile={tile} height={hideIndicators ? Math.min(height, 96) : height} color={networkColor(tab.code)} />
      ))}
    </ul>
  )
}

/** A growth that is not of the whole figure names both its numbers; the note below the tiles says why. */
function from({ figure: { compared }, unit }: Tile, prior: number): string {
  const before = `from ${formatFigure(prior, unit, 'compact')}`
  return compared === undefined ? before : `${formatFigure(compared, unit, 'compact')} ${before}`
}

function PrintTile({ tile, height, color }: { tile: Tile; height: number; color: string }) {
  const { hideIndicators } = useBlockMode()
  const value = formatFigure(tile.value, tile.unit, 'compact')
  const before = tile.prior === null ? null : from(tile, tile.prior)
  const compact = height < 104
  return (
    <li className="tile" style={{ height }} data-compact={compact || undefined} data-block="tile">
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
          <GrowthChip growth={tile.figure.growth} polarity={tile.polarity} unit={tile.unit} />
          {before && (
            <span className="from" data-long={before.length > 15 || undefined}>
              {before}
            </span>
          )}
        </div>
      )}
    </li>
  )
}
