/** Pictures that people send, in the bucket: as they were sent for two days, and as they are shown for good. Keys begin with the account. */
import { ulid } from 'ulid'
import { findFile, putFile, signedUpload } from '../../kernel/files.ts'

const sentKey = (accountId: string, id: string) => `sent-pictures/${accountId}/${id}`
/** All of an account's begin with `pictures/<account>/`. */
export const shownKey = (accountId: string, id: string) => `pictures/${accountId}/${id}.png`

/** What cannot be an id is not looked up. */
const isId = (id: string) => /^[0-9A-Z]{26}$/.test(id)

/** Where the browser sends it: an address that takes exactly so many bytes, and for a quarter of an hour. */
export async function newPicture(accountId: string, bytes: number): Promise<{ id: string; url: string }> {
  const id = ulid()
  return { id, url: await signedUpload(sentKey(accountId, id), bytes) }
}

export const findSent = async (accountId: string, id: string) => (isId(id) ? findFile(sentKey(accountId, id)) : null)
export const findPicture = async (accountId: string, id: string) => (isId(id) ? findFile(shownKey(accountId, id)) : null)
export const putPicture = (accountId: string, id: string, png: Uint8Array) => putFile(shownKey(accountId, id), png, 'image/png')
