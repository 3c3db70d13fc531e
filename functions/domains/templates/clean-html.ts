/** What people write into templates, made harmless before it is stored: what follows reads it in browsers, and in the one that prints. */
import sanitizeHtml from 'sanitize-html'
import { lettersOf } from '../../../shared/letters.ts'
import { richLink, richTags } from '../../../shared/templates/rich-text.ts'

const schemes = ['http', 'https', 'mailto']
/** How browsers name what the house has other names for. */
const renamed = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p', tr: 'p', caption: 'p', blockquote: 'p', pre: 'p' } as const

/**
 * Paragraphs, emphasis, lists and links; headings on a cover. No attribute but the address of a link, and that over http, https or mailto;
 * what is not allowed goes, its words stay, but those of scripts, styles and drawings.
 * @returns '' when no letter is left
 */
export function cleanHtml(html: string, where: keyof typeof richTags): string {
  // cells of a table, which becomes lines, stay apart
  const clean = sanitizeHtml(html.replace(/(?<=\S)(?=<t[dh]\b)/gi, ' '), {
    allowedTags: [...richTags[where]],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: schemes,
    allowProtocolRelative: false,
    // an address of our own would lead into the app, and on paper nowhere
    transformTags: { ...renamed, a: (tagName, { href = '' }) => ({ tagName, attribs: Object.fromEntries(richLink.test(href) ? [['href', href]] : []) }) },
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'iframe', 'object', 'title'],
    nestingLimit: 12,
    exclusiveFilter: ({ tag, attribs, text }) => tag === 'a' && !attribs.href && text.trim() === '',
    enforceHtmlBoundary: false,
  }).trim()
  return lettersOfHtml(clean) === 0 ? '' : clean
}

/** Letters that are read, without tags; those written as entities count as one. */
export function lettersOfHtml(html: string): number {
  return lettersOf(
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, ' ')
      .replace(/^\s+$/, ''),
  )
}
