import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import { importFont } from '../../../../shared/api/branding.ts'
import { mostFonts } from '../../../../shared/branding/choices.ts'
import { fontMessages } from '../../../../shared/font-messages.ts'
import { fontView } from '../../../domains/branding/branding-view.ts'
import { plain } from '../../../domains/branding/font/name.ts'
import { readFont } from '../../../domains/branding/font/read-font.ts'
import { putFontFile } from '../../../domains/branding/fonts.ts'
import { listFonts, putFont } from '../../../domains/branding/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Safe to repeat: one that is there already is answered with, and not kept twice. */
export const handler = handle(importFont, async ({ actor: { accountId, userId }, files, audit, now }) => {
  const [file, ...others] = files
  if (!file || others.length > 0) throw problem(400, fontMessages.one)
  const { woff2, name: ownName, kind } = await readFont(file.bytes)
  const hash = createHash('sha256').update(woff2).digest('hex')
  const there = await listFonts(accountId)
  const same = there.find((one) => one.hash === hash)
  const name = ownName || plain(file.name.replace(/\.[^.]*$/, '')) || 'Font'
  audit.about({ id: same?.id, name, rest: 'and confirmed its licence' })
  if (same) return { font: fontView(same) }
  if (there.length >= mostFonts) throw problem(409, fontMessages.tooMany(mostFonts))
  const font = { id: ulid(), name, kind, hash, bytes: woff2.length, uploaded_at: now.toISOString(), uploaded_by: userId }
  audit.about({ id: font.id })
  await putFontFile(accountId, font.id, woff2)
  await putFont(accountId, font)
  return { font: fontView(font) }
})
