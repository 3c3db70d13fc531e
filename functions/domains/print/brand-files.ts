/** Files of the brand that a report was sealed with. One that is gone is left out: the report goes out without it. */
import type { Report } from '../../../shared/reports/report.ts'
import { fontKey, fontType } from '../branding/fonts.ts'
import { getFont } from '../branding/store.ts'
import { shownKey } from '../pictures/store.ts'
import type { PictureFile } from './pictures.ts'

export type BrandFiles = { readonly logo: Uint8Array | null; readonly font: Uint8Array | null }

export async function brandFiles(
  ports: { readonly readFile: (key: string) => Promise<Uint8Array> },
  accountId: string,
  { brand }: Report,
): Promise<BrandFiles> {
  const found = (key: string) => ports.readFile(key).catch(() => null)
  const font = brand?.font_file && (await getFont(accountId, brand.font_file.id))
  return {
    logo: brand?.logo ? await found(shownKey(accountId, brand.logo.id)) : null,
    font: font ? await found(fontKey(accountId, font.id)) : null,
  }
}

/** Among the files of the print page. */
const paths = { logo: '/pictures/logo', font: '/fonts/uploaded' } as const
const types = { logo: 'image/png', font: fontType } as const

/** What the print page is told of them, and the files themselves. */
export function printed(files: BrandFiles): { input: { logo?: string; font?: string }; files: [string, PictureFile][] } {
  const there = (['logo', 'font'] as const).flatMap((file) => (files[file] ? [{ file, bytes: files[file] }] : []))
  return {
    input: Object.fromEntries(there.map(({ file }) => [file, paths[file]])),
    files: there.map(({ file, bytes }) => [paths[file], { contentType: types[file], bytes }]),
  }
}
