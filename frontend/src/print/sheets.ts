/** The style sheets of faces that not every report needs: addresses in the bundle, each fetched when a report needs it. */
import lora from '@fontsource/lora/600.css?url'
import montserrat from '@fontsource/montserrat/600.css?url'
import emoji from '@fontsource/noto-emoji/400.css?url'
import arabic400 from '@fontsource/noto-sans-arabic/400.css?url'
import arabic600 from '@fontsource/noto-sans-arabic/600.css?url'
import armenian400 from '@fontsource/noto-sans-armenian/400.css?url'
import armenian600 from '@fontsource/noto-sans-armenian/600.css?url'
import bengali400 from '@fontsource/noto-sans-bengali/400.css?url'
import bengali600 from '@fontsource/noto-sans-bengali/600.css?url'
import devanagari400 from '@fontsource/noto-sans-devanagari/400.css?url'
import devanagari600 from '@fontsource/noto-sans-devanagari/600.css?url'
import ethiopic400 from '@fontsource/noto-sans-ethiopic/400.css?url'
import ethiopic600 from '@fontsource/noto-sans-ethiopic/600.css?url'
import georgian400 from '@fontsource/noto-sans-georgian/400.css?url'
import georgian600 from '@fontsource/noto-sans-georgian/600.css?url'
import gujarati400 from '@fontsource/noto-sans-gujarati/400.css?url'
import gujarati600 from '@fontsource/noto-sans-gujarati/600.css?url'
import gurmukhi400 from '@fontsource/noto-sans-gurmukhi/400.css?url'
import gurmukhi600 from '@fontsource/noto-sans-gurmukhi/600.css?url'
import hebrew400 from '@fontsource/noto-sans-hebrew/400.css?url'
import hebrew600 from '@fontsource/noto-sans-hebrew/600.css?url'
import japanese from '@fontsource/noto-sans-jp/400.css?url'
import kannada400 from '@fontsource/noto-sans-kannada/400.css?url'
import kannada600 from '@fontsource/noto-sans-kannada/600.css?url'
import khmer400 from '@fontsource/noto-sans-khmer/400.css?url'
import khmer600 from '@fontsource/noto-sans-khmer/600.css?url'
import korean from '@fontsource/noto-sans-kr/400.css?url'
import lao400 from '@fontsource/noto-sans-lao/400.css?url'
import lao600 from '@fontsource/noto-sans-lao/600.css?url'
import malayalam400 from '@fontsource/noto-sans-malayalam/400.css?url'
import malayalam600 from '@fontsource/noto-sans-malayalam/600.css?url'
import myanmar400 from '@fontsource/noto-sans-myanmar/400.css?url'
import myanmar600 from '@fontsource/noto-sans-myanmar/600.css?url'
import oriya400 from '@fontsource/noto-sans-oriya/400.css?url'
import oriya600 from '@fontsource/noto-sans-oriya/600.css?url'
import chinese from '@fontsource/noto-sans-sc/400.css?url'
import sinhala400 from '@fontsource/noto-sans-sinhala/400.css?url'
import sinhala600 from '@fontsource/noto-sans-sinhala/600.css?url'
import tamil400 from '@fontsource/noto-sans-tamil/400.css?url'
import tamil600 from '@fontsource/noto-sans-tamil/600.css?url'
import telugu400 from '@fontsource/noto-sans-telugu/400.css?url'
import telugu600 from '@fontsource/noto-sans-telugu/600.css?url'
import thai400 from '@fontsource/noto-sans-thai/400.css?url'
import thai600 from '@fontsource/noto-sans-thai/600.css?url'
import sourceSans from '@fontsource/source-sans-3/600.css?url'
import sourceSerif from '@fontsource/source-serif-4/600.css?url'
import type { FontId } from '../../../shared/branding/font-ids.ts'
import type { ScriptId } from './scripts.ts'
import signs from './signs.css?url'
import symbols from './symbols.css?url'

export const scriptSheets: Readonly<Record<ScriptId, readonly string[]>> = {
  arabic: [arabic400, arabic600],
  hebrew: [hebrew400, hebrew600],
  thai: [thai400, thai600],
  devanagari: [devanagari400, devanagari600],
  bengali: [bengali400, bengali600],
  gujarati: [gujarati400, gujarati600],
  gurmukhi: [gurmukhi400, gurmukhi600],
  tamil: [tamil400, tamil600],
  telugu: [telugu400, telugu600],
  kannada: [kannada400, kannada600],
  malayalam: [malayalam400, malayalam600],
  oriya: [oriya400, oriya600],
  sinhala: [sinhala400, sinhala600],
  armenian: [armenian400, armenian600],
  georgian: [georgian400, georgian600],
  ethiopic: [ethiopic400, ethiopic600],
  khmer: [khmer400, khmer600],
  lao: [lao400, lao600],
  myanmar: [myanmar400, myanmar600],
  japanese: [japanese],
  chinese: [chinese],
  korean: [korean],
  signs: [signs],
  // outlines: the colour font is embedded without its colours, which leaves blanks
  emoji: [emoji],
  symbols: [symbols],
}

/** Of the titles of a brand: one weight. */
export const headSheets: Readonly<Record<FontId, readonly string[]>> = {
  // ours is there already
  inter: [],
  'source-sans': [sourceSans],
  montserrat: [montserrat],
  'source-serif': [sourceSerif],
  lora: [lora],
}
