/** Sentences about fonts that are uploaded: apart, because only their upload and its dialog say them. */
import { formatCount } from './format-count.ts'
import { listed } from './listed.ts'

export const fontMessages = {
  choose: 'Please choose a font file: WOFF2, WOFF, TTF or OTF.',
  one: 'Please upload one font at a time.',
  empty: 'This file is empty. Please choose another one.',
  tooLarge: (limit: string) => `This font is larger than ${limit}. Please choose a smaller one, such as its WOFF2 file.`,
  unlicensed: 'Please confirm that you have the licence to use this font in reports.',
  damaged: 'This file is damaged or not a supported font. Please choose a WOFF2, WOFF, TTF or OTF file.',
  variable: 'PDFs cannot use variable fonts. Please choose the file of one weight, such as SemiBold.',
  colored: 'This is a colour font, whose letters would be missing in PDFs. Please choose one with plain outlines.',
  restricted: 'The maker of this font does not allow it to be embedded in documents. Please choose another one.',
  outsized: 'Letters of this font are far larger than they say and would cover the page. Please choose another one.',
  lacks: (letters: readonly string[]) =>
    `This font lacks ${letters.length > shown ? `${letters.slice(0, shown).join(', ')} and ${formatCount(letters.length - shown)} more` : listed(letters)}. Titles need A to Z, a to z and the digits.`,
  tooMany: (most: number) => `An account can have ${formatCount(most)} fonts. Please remove one first.`,
  missing: 'This font is no longer there. Please choose another one.',
  uploaded: (name: string) => `${name} has been uploaded`,
  removed: 'Font has been removed',
} as const

const shown = 8
