/** The scripts and signs that a report may be written in beside those of our own face, in the order in which their faces are asked for a sign. */

type Script = { readonly id: string; readonly family: string; readonly of: RegExp }

/** What the files of our own face have, and what is never drawn. */
const ours = String.raw`\0-\u02cc\u02ce-\u02d7\u02da\u02dc-\u02ff\u0370-\u052f\u1d00-\u1dbf\u1e00-\u1fff\u2000-\u200f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2028-\u202f\u2032\u2033\u2039\u203a\u2044\u205f-\u206f\u20a0-\u20bf\u2113\u2116\u2122\u2191\u2193\u2212\u2c7c\u2c7f\u2dff\ua69f\ua7ff\ufeff\ufffd`
/** What its whole file has beside them: arrows, stars, ticks, fractions, and marks to set above and below letters. */
const signs = String.raw`\u02cd\u02d8\u02d9\u02db\u0300-\u036f\u1dc0-\u1dff\u2010-\u2012\u2015-\u2017\u201b\u201f\u2021\u2023-\u2025\u2027\u2030\u2031\u2034-\u2038\u203b-\u2043\u2045-\u2057\u2070-\u209c\u20c0\u20db-\u20de\u20e8\u20f0\u2100\u2101\u2103\u2105\u2106\u2109\u2117\u211e-\u2121\u2126\u212a\u212b\u212e\u2132\u213b\u214d\u2150-\u2189\u2190\u2192\u2194-\u2199\u21a9\u21aa\u21b0\u21b1\u21b3-\u21b5\u21ba\u21bb\u21d0\u21d2\u21d4\u21de\u21df\u21e4\u21e5\u21e7\u21ea\u2202\u2205\u2206\u220f\u2211\u221a\u221e\u222b\u2236\u2248\u2260\u2264\u2265\u2295-\u2298\u2303-\u2305\u2318\u2325-\u2327\u232b\u2380\u2387\u238b\u23ce\u23cf\u2423\u2460-\u2468\u24b6-\u24cf\u24ea\u25a0-\u25a2\u25aa\u25b2\u25b3\u25b6\u25b7\u25ba-\u25bd\u25c0\u25c1\u25c4-\u25c7\u25ca\u25cb\u25cf\u25e6\u25ef\u2600\u2605\u2606\u263c\u2661\u2665\u266a\u266b\u26a0\u2713\u2717\u2756\u2780-\u2788\u27ef\u27f5-\u27fa\u2913\u2a38\u2b06\u2b12\u2b13\u2b24\u2e18\ua92e\u{1f12f}-\u{1f149}\u{1f16a}\u{1f16b}`
const eastAsian = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uff01-\uffee`
/** Frames, notes, signs in frames, and numbers in rings beyond those above. */
const eastAsianSigns = String.raw`\u2306\u2307\u2329\u232a\u23be-\u23cc\u23da\u23db\u2469-\u24b5\u24d0-\u24e9\u24eb-\u24ff\u2500-\u259f\u262f\u2641\u2669\u266c-\u266f\u2672-\u267a\u267c\u267d\u2776-\u277f\u2789-\u2793\u2e3a\u2e3b\u3004\u3012\u3020\u302e\u302f\u3036\u3200-\u33ff\ufb00-\ufb04\ufe10-\ufe19\ufe30-\ufe6b⚽⚾\u{1f100}-\u{1f10c}\u{1f110}-\u{1f12e}\u{1f14a}-\u{1f169}\u{1f16c}\u{1f170}-\u{1f1ac}\u{1f200}-\u{1f2ff}`
/** Hanja that neither of the other two has. */
const hanja = String.raw`\u4e6b\u4e76-\u4e77\u4e90\u551c\u5cc0\u5daa\u5e3f\u65fd\u686d\u6927\u6a53\u6af6\u6b0c\u6d7f\u6e7a\u701c\u7050\u709a\u70a1\u7189\u7420\u74c6\u751b\u78f5\u7916\u7ad7\u7bd2\u7d8e\u8009\u802d\u8aea\u8ff2\u93f6\u9800\uf95a\uf9f3`
// without the few that the Japanese face has too, and is asked for first
const emoji = String.raw`[\p{Emoji_Presentation}☺✈✌✔❤\u2139\u20e3\u2626\u262a\u262e\u2638-\u2640\u2642\u267b\u267e\u2692\u2694-\u2697\u2699\u269b\u269c\u26a7\u26b0\u26b1\u26e9\u26f0\u26f1\u26f4\u26f7-\u26f9\u271d\u2721\ufe0f\u{e0020}-\u{e007f}[[\u{1f300}-\u{1faff}]&&\p{Emoji}]]--[👪${eastAsianSigns}]`
const symbols = String.raw`\u2000-\u2bff\u4dc0-\u4dff\u{10140}-\u{102fb}\u{10e60}-\u{10e7e}\u{1d2c0}-\u{1d7ff}\u{1f000}-\u{1f2ff}\u{1f300}-\u{1fbff}`

export const scripts = [
  { id: 'arabic', family: 'Noto Sans Arabic', of: /\p{scx=Arabic}/u },
  { id: 'hebrew', family: 'Noto Sans Hebrew', of: /[\u0590-\u05ff\ufb1d-\ufb4f]/ },
  { id: 'thai', family: 'Noto Sans Thai', of: /[\u0e01-\u0e5b]/u },
  { id: 'devanagari', family: 'Noto Sans Devanagari', of: /[\p{scx=Devanagari}\u0953\u0954]/u },
  { id: 'bengali', family: 'Noto Sans Bengali', of: /\p{scx=Bengali}/u },
  { id: 'gujarati', family: 'Noto Sans Gujarati', of: /\p{scx=Gujarati}/u },
  { id: 'gurmukhi', family: 'Noto Sans Gurmukhi', of: /[\p{scx=Gurmukhi}☬]/u },
  { id: 'tamil', family: 'Noto Sans Tamil', of: /\p{scx=Tamil}/u },
  { id: 'telugu', family: 'Noto Sans Telugu', of: /\p{scx=Telugu}/u },
  { id: 'kannada', family: 'Noto Sans Kannada', of: /\p{scx=Kannada}/u },
  { id: 'malayalam', family: 'Noto Sans Malayalam', of: /\p{scx=Malayalam}/u },
  { id: 'oriya', family: 'Noto Sans Oriya', of: /\p{Script=Oriya}/u },
  { id: 'sinhala', family: 'Noto Sans Sinhala', of: /\p{Script=Sinhala}/u },
  { id: 'armenian', family: 'Noto Sans Armenian', of: /\p{Script=Armenian}/u },
  { id: 'georgian', family: 'Noto Sans Georgian', of: /[\p{Script=Georgian}\u10fb]/u },
  { id: 'ethiopic', family: 'Noto Sans Ethiopic', of: /\p{Script=Ethiopic}/u },
  { id: 'khmer', family: 'Noto Sans Khmer', of: /\p{Script=Khmer}/u },
  { id: 'lao', family: 'Noto Sans Lao', of: /\p{Script=Lao}/u },
  { id: 'myanmar', family: 'Noto Sans Myanmar', of: /\p{Script=Myanmar}/u },
  { id: 'japanese', family: 'Noto Sans JP', of: new RegExp(`[${eastAsian}${eastAsianSigns}]`, 'v') },
  { id: 'chinese', family: 'Noto Sans SC', of: new RegExp(`[${eastAsian}]`, 'v') },
  // what it shares with the two before is theirs
  { id: 'korean', family: 'Noto Sans KR', of: new RegExp(`[\\p{Script=Hangul}${hanja}]`, 'v') },
  { id: 'signs', family: 'Inter Signs', of: new RegExp(`[${signs}]`, 'v') },
  { id: 'emoji', family: 'Noto Emoji', of: new RegExp(`[${emoji}]`, 'v') },
  { id: 'symbols', family: 'Noto Sans Symbols 2', of: new RegExp(`[[${symbols}]--[${ours}${signs}${eastAsianSigns}]--[${emoji}]]`, 'v') },
] as const satisfies readonly Script[]

export type ScriptId = (typeof scripts)[number]['id']

const others = new RegExp(`[^${ours}]`, 'gv')

/** Scripts whose faces may be needed to draw this text. What none of them claims none of them has: the fonts of the machine draw it. */
export function scriptsIn(text: string): readonly ScriptId[] {
  const found = [...new Set(text.match(others))]
  return scripts.filter(({ of }) => found.some((sign) => of.test(sign))).map(({ id }) => id)
}

/** The signs of this text by the family that is asked for them first. */
export function signsByFamily(text: string): ReadonlyMap<string, string> {
  const signs = new Map<string, string>()
  for (const sign of new Set(text.match(others))) {
    const family = scripts.find(({ of }) => of.test(sign))?.family
    if (family) signs.set(family, (signs.get(family) ?? '') + sign)
  }
  return signs
}
