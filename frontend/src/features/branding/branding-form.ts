/** The form of branding: its rules and what it sends (docs/behaviours.md#branding). Pure. */
import * as v from 'valibot'
import type { Branding, UploadedFont } from '../../../../shared/branding/brand.ts'
import { type Brand, brandOf, type Choices, type Logo } from '../../../../shared/branding/brand.ts'
import { Color, Footer, Sender } from '../../../../shared/branding/choices.ts'
import type { FontId } from '../../../../shared/branding/font-ids.ts'

export type BrandingForm = {
  logo: Logo | null
  color: string
  font: FontId | null
  /** in place of it */
  font_file: UploadedFont | null
  footer: string
  sender: string
  white_label: boolean | null
  domain: string | null
}

export const formOf = ({ logo, color, font, font_file, footer, sender, white_label, domain }: Branding): BrandingForm => ({
  ...{ logo, font, font_file, white_label, domain },
  color: color?.slice(1).toUpperCase() ?? '',
  footer: footer ?? '',
  sender: sender ?? '',
})

const optional = <const S extends v.GenericSchema<string, string | null>>(schema: S) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === '' ? null : text)),
    v.nullable(schema),
  )

const texts = { color: optional(Color), footer: optional(Footer), sender: optional(Sender) } as const
type TextField = keyof typeof texts

export type Problems = Partial<Record<TextField, string>>

/** What stands against saving it, by field. */
export function problemsOf(form: BrandingForm): Problems {
  const problem = (field: TextField) => v.safeParse(texts[field], form[field]).issues?.[0].message
  return Object.fromEntries((['color', 'footer', 'sender'] as const).flatMap((field) => (problem(field) ? [[field, problem(field)]] : [])))
}

/** As it would be saved; a text that cannot be is left out. */
export function choicesOf({ logo, font, font_file, white_label, domain, ...form }: BrandingForm): Choices {
  const text = (field: TextField) => {
    const checked = v.safeParse(texts[field], form[field])
    return checked.success ? checked.output : null
  }
  return { logo, font, font_file, white_label, domain, color: text('color'), footer: text('footer'), sender: text('sender') }
}

/** The brand of reports of which this is the branding; `wider`: what holds where it says nothing. */
export const sampleBrand = (form: BrandingForm, wider: Branding | null, whiteLabel: boolean): Brand | undefined =>
  brandOf([choicesOf(form), ...(wider ? [wider] : [])], whiteLabel)
