/** What an email says, from which its HTML and its plain text are both made, so that the two cannot disagree. */
import type { Markup } from '../../html.ts'
import { page } from './layout.ts'
import { plain, wrap } from './plain-text.ts'
import type { Look } from './style.ts'

/** A piece of the body. `above`: the space over it in pixels, 24 unless given. `below`: how much of the next one's space it brings along. */
export type EmailPart = { html: Markup; text: string; above?: number; below?: number }

/** The first line: whose email it is, in capitals in the plain text. */
export type Masthead = { name: string; aside: string; isProduct?: true }

export type Email = {
  subject: string
  /** what a mailbox shows beside the subject */
  preheader: string
  masthead: Masthead
  /** of a brand; ours unless given */
  look?: Look
  /** an amber chip over the title */
  status?: string
  title: string
  /** under the title, each in a line of its own */
  lines: readonly string[]
  parts: readonly EmailPart[]
  /** `reason`: why this person gets it */
  footer: { reason: string; signature?: readonly string[]; link?: { label: string; url: string; color?: string | undefined } }
}

export type Content = { subject: string; html: string; text: string }

/** Whose emails are Almanac's own. */
export const ownMasthead = (aside: string): Masthead => ({ name: 'Almanac', aside, isProduct: true })

export function renderEmail(email: Email): Content {
  const { subject, masthead, title, lines, parts, footer } = email
  const text = [
    [masthead.name.toUpperCase(), title, ...lines].map((line) => wrap(line)).join('\n'),
    ...parts.map((part) => part.text),
    `--\n${wrap(footer.reason)}`,
    (footer.signature ?? []).map((line) => wrap(line)).join('\n'),
    footer.link ? `${footer.link.label}:\n${footer.link.url}` : '',
  ]
  return { subject, html: page(email), text: `${plain(text.filter(Boolean).join('\n\n'))}\n` }
}
