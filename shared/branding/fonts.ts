/** The typefaces a brand can choose for its titles: open ones, all embedded (docs/behaviours.md#branding). Figures and tables stay in ours, whose figures are of one width. */
import type { FontId } from './font-ids.ts'

/** What stands in for a font where a reader has none, as in most mailboxes. */
export type FontKind = keyof typeof standIns

type Font = {
  readonly name: string
  /** as style sheets call it */
  readonly family: string
  readonly kind: 'sans' | 'serif'
}

export const fonts = {
  inter: { name: 'Inter', family: 'Inter', kind: 'sans' },
  'source-sans': { name: 'Source Sans', family: 'Source Sans 3', kind: 'sans' },
  montserrat: { name: 'Montserrat', family: 'Montserrat', kind: 'sans' },
  'source-serif': { name: 'Source Serif', family: 'Source Serif 4', kind: 'serif' },
  lora: { name: 'Lora', family: 'Lora', kind: 'serif' },
} as const satisfies Record<FontId, Font>

/** What style sheets call a font that was uploaded: by its id, because its name may be anything. */
export const uploadedFamily = (id: string): string => `Uploaded ${id}`

/** What follows the family where it is missing, or lacks a letter. Ours has one name on paper and another on screens. */
export const standIns = { sans: 'Inter, "Inter Variable", system-ui, sans-serif', serif: 'Georgia, "Times New Roman", serif' } as const
