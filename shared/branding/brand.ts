/**
 * How an account wants its reports to look. An account has one record, each of its profile groups and report templates may have another, and
 * what a record leaves open is as in the wider one. `brandOf` is the only place that decides it; all that is drawn reads the brand in its report, so what
 * was sealed or sent keeps what it was made with (docs/behaviours.md#branding).
 */
import * as v from 'valibot'
import { fontIds } from './font-ids.ts'

/** A PNG of ours in the account's pictures, and its size in pixels. */
export const Logo = v.object({ id: v.string(), width: v.number(), height: v.number() })
export type Logo = v.InferOutput<typeof Logo>

/** A font that was uploaded, under the name it has itself; `kind` stands in for it in emails, which bring none. */
export const UploadedFont = v.object({ id: v.string(), name: v.string(), kind: v.picklist(['sans', 'serif']) })
export type UploadedFont = v.InferOutput<typeof UploadedFont>

export const Brand = v.object({
  logo: v.nullable(Logo),
  /** six hex digits after a #; white on it can be read */
  color: v.nullable(v.string()),
  font: v.nullable(v.picklist(fontIds)),
  /** in place of `font`; left out where there is none, as in all that was sealed before there were any */
  font_file: v.optional(UploadedFont),
  footer: v.nullable(v.string()),
  /** beside the address that reports are mailed from */
  sender: v.nullable(v.string()),
  /** our own name is left out */
  white_label: v.boolean(),
  /** host of shared links */
  domain: v.nullable(v.string()),
})
export type Brand = v.InferOutput<typeof Brand>

/** What is kept of an account, of a profile group, or of a report template. */
export const Branding = v.object({
  ...Brand.entries,
  white_label: v.nullable(v.boolean()),
  font_file: v.optional(v.nullable(UploadedFont), null),
  /** of a profile group; null, as `template_id` is: of the whole account */
  entity_gid: v.nullable(v.string()),
  template_id: v.optional(v.nullable(v.string()), null),
  /** of the last edit: who saves says which one they saw; 0 where nobody saved any */
  version: v.number(),
})
export type Branding = v.InferOutput<typeof Branding>

/** Whose branding it is; of neither: the account's. */
export type Branded = Pick<Branding, 'entity_gid' | 'template_id'>

export const isOf = (branding: Branded, { entity_gid, template_id }: Branded): boolean =>
  branding.entity_gid === entity_gid && branding.template_id === template_id

/** What may be chosen for an account, or one of its groups or templates; null: nothing, so that the wider one holds. */
export type Choices = Omit<Brand, 'white_label' | 'font_file'> & { readonly white_label: boolean | null; readonly font_file: UploadedFont | null }

export const noChoices: Choices = { logo: null, color: null, font: null, font_file: null, footer: null, sender: null, white_label: null, domain: null }

/**
 * The brand of a report, or undefined where nobody chose anything.
 * @param records the narrowest first; a template's before a group's, and a group's before the account's
 * @param whiteLabel whether the plan has it: without it neither our name is left out nor a domain used, whatever was chosen before
 */
export function brandOf(records: readonly Choices[], whiteLabel: boolean): Brand | undefined {
  const chosen = <Key extends keyof Choices>(key: Key) => records.map((record) => record[key]).find((value) => value !== null) ?? null
  // one of ours and an uploaded one are one choice
  const { font, font_file } = records.find((record) => record.font !== null || record.font_file !== null) ?? noChoices
  const brand: Brand = {
    logo: chosen('logo'),
    color: chosen('color'),
    font,
    ...(font_file ? { font_file } : {}),
    footer: chosen('footer'),
    sender: chosen('sender'),
    white_label: whiteLabel && chosen('white_label') === true,
    domain: whiteLabel ? chosen('domain') : null,
  }
  return Object.values(brand).some(Boolean) ? brand : undefined
}
