/** Files of uploaded fonts, in the bucket: WOFF2 of our own making, under keys that begin with the account. One never changes: another one has another id. */
import { findFile, putFile } from '../../kernel/files.ts'
import { getFont } from './store.ts'

export const fontKey = (accountId: string, id: string) => `fonts/${accountId}/${id}.woff2`

export const fontType = 'font/woff2'

/** Null where there is none, also when it was removed and its file is still to go. */
export async function findFont(accountId: string, id: string): Promise<Uint8Array | null> {
  const isThere = /^[0-9A-Z]{26}$/.test(id) && (await getFont(accountId, id)) !== null
  return isThere ? findFile(fontKey(accountId, id)) : null
}

export const putFontFile = (accountId: string, id: string, woff2: Uint8Array) => putFile(fontKey(accountId, id), woff2, fontType)
