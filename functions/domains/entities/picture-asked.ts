import { pictureMessages } from '../../../shared/group-messages.ts'
import { problem } from '../../kernel/request/problem.ts'
import { findPicture } from '../pictures/store.ts'

/** `pictureFile`: a new one; null or left out: none was chosen. `pictureFileOld`: null takes away the one there was. */
type Asked = { readonly pictureFile?: string | null | undefined; readonly pictureFileOld?: string | null | undefined }

/** The picture that a group has from now on. @throws Problem 404 when the new one was never imported */
export async function pictureAsked(accountId: string, { pictureFile, pictureFileOld }: Asked, before: string | null): Promise<string | null> {
  if (!pictureFile) return pictureFileOld === null ? null : before
  if (pictureFile !== before && !(await findPicture(accountId, pictureFile))) throw problem(404, pictureMessages.missing)
  return pictureFile
}
