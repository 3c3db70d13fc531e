/** The course of a figure in a few pixels; gaps stay gaps. Decoration: the figures beside it say it in text. */
export function Spark({ values, width, height, color }: { values: readonly (number | null)[]; width: number; height: number; color: string }) {
  const known = values.flatMap((value) => (value === null ? [] : [value]))
  // a few days out of many have no course, nor have days that stand alone
  const steps = values.filter((value, index) => value !== null && (values[index - 1] ?? null) !== null).length
  if (known.length === 0 || steps * 2 < values.length - 1) return null
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const x = (index: number) => 2 + (values.length > 1 ? (index * (width - 6)) / (values.length - 1) : 0)
  const y = (value: number) => (span === 0 ? height / 2 : height - 4 - ((value - low) / span) * (height - 8))
  let d = ''
  values.forEach((value, index) => {
    if (value !== null) d += `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`
  })
  const last = values.findLastIndex((value) => value !== null)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={d} fill="none" stroke={color} strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
      <path d={`M${x(last).toFixed(1)} ${y(values[last] ?? low).toFixed(1)}h.01`} stroke={color} strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
