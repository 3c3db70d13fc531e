import { fonts } from '../../branding/fonts.ts'
import { Markup } from '../../html.ts'
import { type Look, ownLook } from '../email/style.ts'
import type { BrandOfEmail } from './email.ts'

/** What stands in for a font that hardly any mailbox has; one that was uploaded is in none, and its name may be anything. */
const standIns = { sans: "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif", serif: "Georgia,'Times New Roman',serif" } as const

/** As high as the mark it takes the place of, and at most as wide as a name beside it leaves room for. */
const logoMost = { width: 160, height: 28 } as const

/** A brand as an email has it. */
export function lookOf({ color, font, font_file, logo }: BrandOfEmail): Look {
  const scale = logo ? Math.min(logoMost.height / logo.height, logoMost.width / logo.width) : 1
  const size = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return {
    color: color ?? ownLook.color,
    family: font
      ? new Markup(`font-family:'${fonts[font].family}',${standIns[fonts[font].kind]};`)
      : font_file
        ? new Markup(`font-family:${standIns[font_file.kind]};`)
        : null,
    logo: logo && { width: size(logo.width), height: size(logo.height) },
  }
}
