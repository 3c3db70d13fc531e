import * as v from 'valibot'
import { contactMessages as words } from '../contact-messages.ts'
import { text } from '../fields.ts'
import { EmailAddress } from '../person-fields.ts'
import { endpoint } from './endpoint.ts'

/** The page that the form stands on. */
export const contactPages = ['contact', 'demo'] as const

export const sendMessage = endpoint({
  name: 'send-message',
  domain: 'contact',
  method: 'POST',
  path: '/contact',
  summary: 'Send a message to the operator of the deployment from a public page',
  // nothing of an account changes
  audit: 'unaudited',
  changes: [],
  access: { session: false },
  failure: words.notSent,
  work: 'contact',
  body: v.strictObject({
    page: v.picklist(contactPages),
    name: v.pipe(v.string(words.nameRequired), v.trim(), v.nonEmpty(words.nameRequired), v.maxLength(100, words.nameLong)),
    email: EmailAddress,
    company: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, words.companyLong)), ''),
    message: v.pipe(v.string(words.messageRequired), v.trim(), v.nonEmpty(words.messageRequired), v.maxLength(4000, words.messageLong)),
    /** nobody sees this field; whoever fills it in is a program */
    website: v.optional(text(2000), ''),
  }),
  response: v.object({ sent: v.literal(true) }),
})
