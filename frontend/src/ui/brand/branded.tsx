import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import styles from './branded.module.css'
import { faces } from './faces.ts'
import { uploadedFace } from './uploaded-faces.ts'
import { type Drawn, variablesOf } from './variables.ts'

const declared = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The policy of our pages lets no markup bring styles, so they are a sheet of the document; all in it was checked or is ours. */
function sheetOf(brand: Drawn, fontSrc: string | undefined): CSSStyleSheet {
  const { light, dark } = variablesOf(brand)
  const sheet = new CSSStyleSheet()
  const auto = `@media (prefers-color-scheme:dark){:root[data-theme="auto"] [data-branded]{${declared(dark)}}}`
  // the title of a report in the app stands above it, among controls that stay ours
  const title = light['--font-head'] ? `:root{--font-report:${light['--font-head']}}` : ''
  sheet.replaceSync(
    `${brand.font_file ? uploadedFace(brand.font_file.id, fontSrc) : ''}${title}[data-branded]{${declared(light)}}:root[data-theme="dark"] [data-branded]{${declared(dark)}}${auto}`,
  )
  return sheet
}

export type BrandedProps<B> = {
  brand: B
  /** where its uploaded font is; that of the account unless said */
  fontSrc?: string | undefined
  children: ReactNode
}

/** Draws what is in it in the colours and the typeface of a brand. */
export default function Branded({ brand: { color, font, font_file }, fontSrc, children }: BrandedProps<Drawn>) {
  // charts read their colours when they are first drawn, so nothing is drawn before the sheet is there
  const [ready, setReady] = useState(false)
  const sheet = useMemo(() => sheetOf({ color, font, font_file }, fontSrc), [color, font, font_file, fontSrc])
  useLayoutEffect(() => {
    document.adoptedStyleSheets.push(sheet)
    setReady(true)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [sheet])
  useLayoutEffect(() => {
    // without its file a title stands in the font of the page
    if (font) faces[font]().catch(() => undefined)
  }, [font])
  return (
    <div className={styles.branded} data-branded={color ?? ''}>
      {ready && children}
    </div>
  )
}
