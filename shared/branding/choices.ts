/** What is sent to be saved as branding, each field with its sentence. */
import * as v from 'valibot'
import { brandingMessages } from '../branding-messages.ts'
import { Id } from '../fields.ts'
import { lettersOf, unitsOf } from '../letters.ts'
import { contrast, readable, textContrast } from './contrast.ts'
import { fontIds } from './font-ids.ts'

export const brandingLengths = { footer: 80, sender: 60 } as const

/** Of a font that is uploaded, and how people say it. */
export const maxFontBytes = 2 * 1024 * 1024
export const maxFontText = '2 MB'
/** Of an account. */
export const mostFonts = 20

/** Pixels that a logo has at most; it is drawn a third as large, so it is sharp on every screen and on paper. */
export const logoBox = { width: 600, height: 180 } as const

/** "4.4": cut, never rounded up to what it does not reach. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1)

/** The nearest colour on which white can be read: a darker one of the same hue. */
export const nearestColor = (color: string): string => readable(color, ['#ffffff'], '#000000')

export const Color = v.pipe(
  v.string(brandingMessages.colorInvalid),
  v.trim(),
  v.maxLength(20, brandingMessages.colorInvalid),
  v.toLowerCase(),
  v.transform((text) => (text.startsWith('#') ? text : `#${text}`)),
  v.regex(/^#[\da-f]{6}$/, brandingMessages.colorInvalid),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    const ratio = contrast(dataset.value, '#ffffff')
    if (ratio < textContrast) addIssue({ message: brandingMessages.colorPale(ratioText(ratio), nearestColor(dataset.value).toUpperCase()) })
  }),
)

/** What turns the direction of the words around it, or breaks their line. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

const words = (most: number, long: string, invalid: string, refused: RegExp) =>
  v.pipe(
    v.string(invalid),
    v.trim(),
    v.maxLength(unitsOf(most), long),
    v.check((text) => lettersOf(text) <= most, long),
    v.check((text) => !refused.test(text), invalid),
    v.transform((text) => text || null),
  )

export const Footer = words(brandingLengths.footer, brandingMessages.footerLong, brandingMessages.footerInvalid, unseen)
/** An address in a display name is how mails are forged, and mailboxes treat it so. */
export const Sender = words(brandingLengths.sender, brandingMessages.senderLong, brandingMessages.senderInvalid, new RegExp(`${unseen.source}|[@<>]`, 'u'))

const chosen = <const S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null)

/** All of a record: what is left out or null is open. */
export const brandingFields = {
  /** of a picture that was imported as a logo */
  logo: chosen(Id),
  color: chosen(Color),
  font: chosen(v.picklist(fontIds, brandingMessages.fontUnknown)),
  /** that was uploaded, in place of `font` */
  font_file: chosen(Id),
  footer: chosen(Footer),
  sender: chosen(Sender),
  white_label: chosen(v.boolean()),
  domain: chosen(v.pipe(v.string(), v.maxLength(253))),
} as const
