/** The HTML that texts of templates may have: read where it is stored, where it is written and where it is drawn. */

const text = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'] as const

export const richTags = { text, cover: [...text, 'h2', 'h3'] } as const
export type RichTag = (typeof richTags.cover)[number]

/** Where a link of such a text may lead. */
export const richLink = /^(?:https?:\/\/|mailto:)/i

/** On paper, in pixels: a line, the room between paragraphs, the room beside a list's marks. */
const line = 20
const gap = 8
const indent = 20
/** Letters of the widest kinds, at 14 px of Inter; wrapping leaves about a word of each line empty. */
const widths = [
  { letters: /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]|\p{Extended_Pictographic}/u, width: 14.2 },
  { letters: /[mwMW@%—…]/u, width: 13 },
  { letters: /[A-Z]/u, width: 10 },
  { letters: /[iljtf.,;:'|! ]/u, width: 4.6 },
]
const usual = 8
const widthOf = (letter: string) => widths.find(({ letters }) => letters.test(letter))?.width ?? usual

/** Texts of paragraphs, list items and headings, and what line breaks part. */
function linesOf(html: string): string[] {
  return html
    .split(/<\/(?:p|li|h2|h3)>|<br ?\/?>/)
    .map((part) => part.replace(/<[^>]*>/g, '').replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, '&'))
    .slice(0, -1)
}

/** How high clean HTML stands in a box of some width on paper, in pixels: rather too high than too low. */
export function richHeight(html: string, width: number): number {
  const room = width - indent - 48
  const rows = linesOf(html).map((text) => Math.max(1, Math.ceil([...text].reduce((sum, letter) => sum + widthOf(letter), 0) / room)))
  return rows.reduce((sum, row) => sum + row * line + gap, 0)
}
