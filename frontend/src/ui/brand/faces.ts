/** The files of the fonts that a brand can choose, each loaded when a report has it. Titles have one weight. */
import type { FontId } from '../../../../shared/branding/font-ids.ts'

export const faces = {
  // ours is there already
  inter: () => Promise.resolve(),
  'source-sans': () => import('@fontsource/source-sans-3/600.css'),
  montserrat: () => import('@fontsource/montserrat/600.css'),
  'source-serif': () => import('@fontsource/source-serif-4/600.css'),
  lora: () => import('@fontsource/lora/600.css'),
} as const satisfies Record<FontId, () => Promise<unknown>>
