import { html } from '../../html.ts'
import { type Email, type EmailPart, ownMasthead } from '../email/email.ts'
import { facts, sentence } from '../email/parts.ts'
import { ink, link, paragraph } from '../email/style.ts'

/** As it was typed; `company` may be empty. */
export type ContactMessage = { page: 'contact' | 'demo'; name: string; email: string; company: string; message: string }

const titles = {
  contact: (name: string) => `A message from ${name}`,
  demo: (name: string) => `${name} asks for a demo`,
} as const

const writtenOn = (url: string): EmailPart => ({
  html: paragraph(html`Written on ${link('this page', url)}.`, { size: 13, line: 20, color: ink.text3 }),
  text: `Written on:\n${url}`,
  above: 12,
})

export function email({ page, name, email: address, company, message }: ContactMessage, url: string): Email {
  const paragraphs = message.split(/\r?\n/).filter((line) => line.trim() !== '')
  return {
    subject: titles[page](name),
    preheader: paragraphs[0] ?? '',
    masthead: ownMasthead('to the operator of this installation'),
    title: titles[page](name),
    lines: company ? [company] : [],
    parts: [
      ...paragraphs.map((line) => sentence(line)),
      facts([{ name: 'Name', value: name }, { name: 'Email', value: address }, ...(company ? [{ name: 'Company', value: company }] : [])]),
      writtenOn(url),
    ],
    footer: { reason: `You get this email because this address receives messages from the page /${page}/. Reply to answer.` },
  }
}
