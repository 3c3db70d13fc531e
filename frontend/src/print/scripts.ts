/** The scripts that a report may be written in beside those of our own face, in the order in which their faces are asked for a sign. */

type Script = { readonly id: string; readonly family: string; readonly of: RegExp }

const eastAsian = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uff01-\uffee]/u

export const scripts = [
  { id: 'arabic', family: 'Noto Sans Arabic', of: /\p{scx=Arabic}/u },
  { id: 'hebrew', family: 'Noto Sans Hebrew', of: /[\u0590-\u05ff\ufb1d-\ufb4f]/ },
  { id: 'thai', family: 'Noto Sans Thai', of: /[\u0e01-\u0e5b]/u },
  { id: 'devanagari', family: 'Noto Sans Devanagari', of: /\p{scx=Devanagari}/u },
  { id: 'bengali', family: 'Noto Sans Bengali', of: /\p{scx=Bengali}/u },
  { id: 'gujarati', family: 'Noto Sans Gujarati', of: /\p{scx=Gujarati}/u },
  { id: 'gurmukhi', family: 'Noto Sans Gurmukhi', of: /\p{scx=Gurmukhi}/u },
  { id: 'tamil', family: 'Noto Sans Tamil', of: /\p{scx=Tamil}/u },
  { id: 'telugu', family: 'Noto Sans Telugu', of: /\p{scx=Telugu}/u },
  { id: 'kannada', family: 'Noto Sans Kannada', of: /\p{scx=Kannada}/u },
  { id: 'malayalam', family: 'Noto Sans Malayalam', of: /\p{scx=Malayalam}/u },
  { id: 'japanese', family: 'Noto Sans JP', of: eastAsian },
  { id: 'chinese', family: 'Noto Sans SC', of: eastAsian },
  // without the few that the Japanese face has too, and is asked for first
  {
    id: 'emoji',
    family: 'Noto Emoji',
    of: /[[\p{Emoji_Presentation}☺✈✌✔❤\u20e3\ufe0f\u{1f300}-\u{1faff}\u{e0020}-\u{e007f}]--[⚽⚾\u{1f100}-\u{1f1e5}\u{1f200}-\u{1f2ff}]]/v,
  },
] as const satisfies readonly Script[]

export type ScriptId = (typeof scripts)[number]['id']

/** All but what our own face has, and the syllables of Hangul, which none has: the fonts of the machine draw them. */
const others =
  /[^\0-\u02d8\u02da-\u02ff\u0370-\u052f\u1d00-\u1fff\u200b-\u200f\u2013\u2014\u2018-\u201e\u2020\u2022\u2026\u202a-\u202f\u2039\u203a\u2060-\u2069\u20a0-\u20c0\u2116\u2122\u2191\u2193\u2212\ufeff\ufffd\uac00-\ud7a3]/gu

/** Scripts whose faces may be needed to draw this text; all of them for a sign of which nobody knows who has it. */
export function scriptsIn(text: string): readonly ScriptId[] {
  const signs = [...new Set(text.match(others))]
  const isKnown = (sign: string) => scripts.some(({ of }) => of.test(sign))
  const wanted = signs.every(isKnown) ? scripts.filter(({ of }) => signs.some((sign) => of.test(sign))) : scripts
  return wanted.map(({ id }) => id)
}
