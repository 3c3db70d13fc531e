import * as v from 'valibot'
import { Branding, UploadedFont } from '../branding/brand.ts'
import { brandingFields, maxFontBytes, maxFontText } from '../branding/choices.ts'
import { Id } from '../fields.ts'
import { fontMessages } from '../font-messages.ts'
import { pictureMessages } from '../group-messages.ts'
import { endpoint } from './endpoint.ts'
import { FileName } from './imports.ts'

const branding = { domain: 'branding', access: { session: true, account: 'manage' } } as const

const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

export const getBranding = endpoint({
  ...branding,
  name: 'get-branding',
  method: 'GET',
  path: '/branding',
  summary: 'Get the branding of the account, and of the profile groups and report templates that have their own',
  response: v.object({
    account: Branding,
    groups: v.array(Branding),
    templates: v.array(Branding),
    /** that were uploaded, by name */
    fonts: v.array(UploadedFont),
    /** hosts that shared links of this account may have */
    domains: v.array(v.string()),
  }),
})

export const saveBranding = endpoint({
  ...branding,
  name: 'save-branding',
  method: 'POST',
  path: '/branding',
  summary:
    'Save the branding of the account, a profile group or a report template; omitted fields are inherited. Refused if someone else changed it since `version`',
  audit: { kind: 'account', to: 'change', did: 'changed', thing: 'branding' },
  changes: ['own', 'GET /me'],
  body: v.strictObject({ entity_gid: v.optional(v.nullable(Id), null), template_id: v.optional(v.nullable(Id), null), version: Version, ...brandingFields }),
  response: v.object({ branding: Branding }),
})

/** A number as an address has it. */
const VersionText = v.pipe(v.string(), v.maxLength(16), v.digits(), v.transform(Number))

export const removeBranding = endpoint({
  ...branding,
  name: 'remove-branding',
  method: 'DELETE',
  path: '/branding',
  summary: 'Remove the branding of the account, a profile group or a report template. Refused if someone else changed it since `version`',
  audit: { kind: 'account', to: 'remove', did: 'removed', thing: 'branding' },
  changes: ['own', 'GET /me'],
  query: v.strictObject({ entity_gid: v.optional(Id), template_id: v.optional(Id), version: VersionText }),
  response: v.object({ branding: Branding }),
})

export const importLogo = endpoint({
  ...branding,
  name: 'import-logo',
  method: 'POST',
  path: '/branding/logo/{id}',
  summary: 'Process an uploaded picture (POST /pictures) as a logo: trims empty edges and stores only its pixels',
  audit: 'unaudited',
  changes: [],
  work: 'import',
  slow: pictureMessages.slow,
  response: v.object({ logo: v.object({ id: v.string(), width: v.number(), height: v.number() }) }),
})

/** What is sent with a file stands in the address. */
const Ticked = v.pipe(
  v.optional(v.picklist(['true', 'false'], fontMessages.unlicensed), 'false'),
  v.check((said) => said === 'true', fontMessages.unlicensed),
)

export const importFont = endpoint({
  ...branding,
  name: 'import-font',
  method: 'POST',
  path: '/branding/fonts',
  summary: `Upload a font for titles, up to ${maxFontText}: WOFF2, WOFF, TTF or OTF of one weight. \`licensed\` confirms the licence to use it in reports`,
  audit: { kind: 'account', to: 'upload', did: 'uploaded', thing: 'font' },
  changes: ['own', 'GET /branding'],
  query: v.strictObject({ licensed: Ticked, filename: FileName }),
  upload: { maxBytes: maxFontBytes, types: ['font/woff2', 'font/woff', 'font/ttf', 'font/otf'], tooLarge: fontMessages.tooLarge(maxFontText) },
  response: v.object({ font: UploadedFont }),
  status: 201,
})

export const removeFont = endpoint({
  ...branding,
  name: 'remove-font',
  method: 'DELETE',
  path: '/branding/fonts/{id}',
  summary: 'Permanently remove an uploaded font. Everything that uses it falls back to the standard font, shared links included',
  audit: { kind: 'account', to: 'remove', did: 'removed', thing: 'font' },
  changes: ['own', 'GET /branding'],
  response: v.object({ removed: v.literal(true) }),
})

export const getFont = endpoint({
  name: 'get-font',
  domain: 'branding',
  method: 'GET',
  path: '/branding/fonts/{id}',
  summary: 'Get a font of the account as WOFF2',
  access: { session: true },
  response: 'font',
})
