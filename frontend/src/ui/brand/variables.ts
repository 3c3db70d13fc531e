/** A brand as variables of style sheets, which blocks, charts and pages read instead of ours (tokens.css). */
import type { Brand } from '../../../../shared/branding/brand.ts'
import { fonts, standIns, uploadedFamily } from '../../../../shared/branding/fonts.ts'
import { type Shades, shadesOf } from '../../../../shared/branding/palette.ts'

const ofShades = ({ brand, hover, onBrand, tint, series }: Shades): Record<string, string> => ({
  '--brand': brand,
  '--brand-hover': hover,
  '--on-brand': onBrand,
  '--brand-tint': tint,
  '--raised-tint': tint,
  '--link': brand,
  '--n-cross_channel': brand,
  // bars of one colour
  '--bar': brand,
  ...(series ? { '--c1': series } : {}),
})

/** What of a brand is drawn in. */
export type Drawn = Pick<Brand, 'color' | 'font' | 'font_file'>

/** What titles are set in; undefined where nobody chose. An uploaded font that is not there, or lacks a letter, leaves it to ours. */
export function headFamily({ font, font_file }: Omit<Drawn, 'color'>): string | undefined {
  if (font_file) return `"${uploadedFamily(font_file.id)}", ${standIns.sans}`
  return font === null ? undefined : `"${fonts[font].family}", ${standIns[fonts[font].kind]}`
}

/** For each of the two themes; a PDF is light. */
export function variablesOf(brand: Drawn): Record<'light' | 'dark', Record<string, string>> {
  const family = headFamily(brand)
  const head: Record<string, string> = family ? { '--font-head': family } : {}
  if (brand.color === null) return { light: head, dark: head }
  const { light, dark } = shadesOf(brand.color)
  return { light: { ...ofShades(light), ...head }, dark: { ...ofShades(dark), ...head } }
}
