import * as v from 'valibot'
import { text, Word } from '../fields.ts'
import { linkMessages } from '../link-messages.ts'
import { reportIcons } from '../reports/language/manifest.ts'
import { ReportRequest } from '../reports/request.ts'
import { endpoint } from './endpoint.ts'
import { EmptyQuery } from './inputs.ts'

export const shareExpiries = ['7', '30', '90', 'never'] as const

/**
 * A share seals what the server computes, never what the browser sends: `data` only needs the `request` of the report on
 * screen (a whole report answer may be sent; the rest of it is ignored), so a forged figure cannot be shared.
 */
const ShareData = v.object({ request: ReportRequest })

/** Of a link: what readers type before they see anything. It is told by word or letter, so it may be shorter than one of a person. */
export const linkPassword = { least: 8, most: 200 } as const

/** What is wrong with the password of a link, in the users' words; null when it is good. Spaces inside it are part of it. */
export function linkPasswordProblem(given: string): string | null {
  if ([...given].length < linkPassword.least) return linkMessages.refused.short(linkPassword.least)
  return /[^\p{White_Space}\p{C}]/u.test(given) ? null : linkMessages.refused.blank
}
export const LinkPassword = v.pipe(
  text(linkPassword.most),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? linkPasswordProblem(dataset.value) : null
    if (message !== null) addIssue({ message })
  }),
)

/** The address that the caller knows; left out by whoever means the link, whichever address it has. */
const Generation = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999))
const GenerationText = v.pipe(v.string(), v.maxLength(9), v.digits(), v.transform(Number))

export const createShare = endpoint({
  name: 'create-share',
  domain: 'shares',
  method: 'POST',
  path: '/reports/share',
  summary: 'Seal the report and create a link anyone can open',
  audit: { kind: 'sharing', to: 'share', did: 'shared', thing: 'report' },
  changes: ['own'],
  access: { session: true, inPerson: true, permission: ['reports', 'manage'] },
  work: 'report',
  body: v.strictObject({
    type: Word,
    data: ShareData,
    expires: v.optional(v.picklist(shareExpiries), '90'),
    password: v.optional(LinkPassword),
    downloads: v.optional(v.boolean(), false),
  }),
  response: v.object({
    link: v.string(),
    id: v.string(),
    /** which of its addresses this is: 0 for the first */
    generation: v.number(),
    expires_at: v.nullable(v.string()),
    hash: v.string(),
    content: v.string(),
  }),
  status: 201,
})

/** A link as its list shows it. The address itself is kept by nobody: only its fingerprint is stored. */
export const ShareRow = v.object({
  id: v.string(),
  type: v.string(),
  title: v.string(),
  /** what the report is about and limited to, in words */
  subject: v.optional(v.string()),
  /** that its report type declares */
  icon: v.picklist(reportIcons),
  /** profile groups in it */
  entities: v.array(v.string()),
  /** null when the person has left */
  made_by: v.nullable(v.string()),
  /** whom a report was emailed to with it; null where a person made it. `name` is null when they have left, or were not noted */
  mailed_to: v.nullable(v.object({ name: v.nullable(v.string()) })),
  /** of the report: the last day of the link is one of this zone */
  timezone: v.string(),
  created_at: v.string(),
  expires_at: v.nullable(v.string()),
  revoked_at: v.nullable(v.string()),
  has_password: v.boolean(),
  /** whether readers may download the PDF */
  downloads: v.boolean(),
  views: v.number(),
  /** which of its addresses it has: 0 is the first */
  generation: v.number(),
  last_opened_at: v.nullable(v.string()),
})
export type ShareRow = v.InferOutput<typeof ShareRow>

export const listShares = endpoint({
  name: 'list-shares',
  domain: 'shares',
  method: 'GET',
  path: '/reports/share',
  summary: 'List the links of this account, including those in emailed reports, newest first',
  access: { session: true, permission: ['reports', 'manage'] },
  query: EmptyQuery,
  response: v.object({ shares: v.array(ShareRow) }),
})

export const createShareLink = endpoint({
  name: 'create-share-link',
  domain: 'shares',
  method: 'POST',
  path: '/reports/share/{id}/link',
  summary: 'Replace the address of a shared report; the old one stops working. Refused if it was replaced since `generation`',
  audit: { kind: 'sharing', to: 'create a new address for', did: 'created a new address for', thing: 'shared link' },
  changes: ['own'],
  access: { session: true, inPerson: true, permission: ['reports', 'manage'] },
  query: v.strictObject({ generation: v.optional(GenerationText) }),
  response: v.object({ link: v.string(), generation: v.number() }),
})

export const updateShare = endpoint({
  name: 'update-share',
  domain: 'shares',
  method: 'PATCH',
  path: '/reports/share/{id}',
  summary:
    'Change when a link ends, its password (null removes it), or whether readers may download the PDF. Refused when it was given a new address since `generation`',
  audit: { kind: 'sharing', to: 'change the settings of', did: 'changed the settings of', thing: 'shared link' },
  changes: ['own'],
  access: { session: true, inPerson: true, permission: ['reports', 'manage'] },
  body: v.strictObject({
    expires: v.optional(v.picklist(shareExpiries)),
    password: v.optional(v.nullable(LinkPassword)),
    downloads: v.optional(v.boolean()),
    generation: v.optional(Generation),
  }),
  response: v.object({ expires_at: v.nullable(v.string()), has_password: v.boolean(), downloads: v.boolean() }),
})

export const revokeShare = endpoint({
  name: 'revoke-share',
  domain: 'shares',
  method: 'DELETE',
  path: '/reports/share/{id}',
  summary: 'Revoke a link; it is gone on the next request. Refused when it was given a new address since `generation`',
  audit: { kind: 'sharing', to: 'revoke', did: 'revoked', thing: 'shared link' },
  changes: ['own'],
  access: { session: true, permission: ['reports', 'manage'] },
  query: v.strictObject({ generation: v.optional(GenerationText) }),
  response: v.object({ revoked: v.literal(true) }),
})

export const revokeAllShares = endpoint({
  name: 'revoke-all-shares',
  domain: 'shares',
  method: 'DELETE',
  path: '/reports/share',
  summary: 'Revoke every active link you can manage, including links in emailed reports',
  audit: { kind: 'sharing', to: 'revoke all shared links', did: 'revoked all shared links' },
  changes: ['own'],
  access: { session: true, permission: ['reports', 'manage'] },
  response: v.object({ revoked: v.number() }),
})

/** `device`: what the browser says of itself, as "Chrome on macOS". Nothing is kept that says who it was. */
export const ShareView = v.object({ id: v.string(), at: v.string(), device: v.nullable(v.string()) })
export type ShareView = v.InferOutput<typeof ShareView>

export const listShareViews = endpoint({
  name: 'list-share-views',
  domain: 'shares',
  method: 'GET',
  path: '/reports/share/{id}/views',
  summary: 'List when a link was opened: the latest 100 times of the last 400 days',
  access: { session: true, permission: ['reports', 'manage'] },
  response: v.object({ views: v.array(ShareView) }),
})
