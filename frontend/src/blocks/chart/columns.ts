import { BarElement, type Chart } from 'chart.js'

export type Box = { readonly x: number; readonly width: number; readonly top: number; readonly bottom: number }

/** The columns of a dataset as they are drawn; null for what is none. */
export function columnsOf(chart: Chart, dataset: number): (Box | null)[] {
  return chart.getDatasetMeta(dataset).data.map((element) => {
    if (!(element instanceof BarElement)) return null
    const { x, y, base, width } = element.getProps(['x', 'y', 'base', 'width'], true)
    return x !== null && y !== null && base !== null && Number.isFinite(y) && Number.isFinite(base) && y !== base
      ? { x, width, top: Math.min(y, base), bottom: Math.max(y, base) }
      : null
  })
}
