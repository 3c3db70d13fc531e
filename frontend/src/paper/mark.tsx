import { usePrint } from './context.ts'
import { Monogram } from './monogram.tsx'

/** The logo of the brand, else a mark made of the client's first letter. `most`: pixels that a logo may be wide. */
export function Mark({ height, most }: { height: number; most: number }) {
  const { input, report } = usePrint()
  const logo = report.brand?.logo
  if (!input.logo || !logo) return <Monogram name={input.client} size={height} />
  const scale = Math.min(height / logo.height, most / logo.width)
  return <img src={input.logo} width={Math.round(logo.width * scale)} height={Math.round(logo.height * scale)} alt="" />
}
