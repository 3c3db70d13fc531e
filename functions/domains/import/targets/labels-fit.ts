import { importMessages } from '../../../../shared/import-messages.ts'
import { readLabels } from '../../items/store/labels.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import type { Reading } from '../../readers/csv/format.ts'
import { bytesOf, fits } from '../../readers/csv/size.ts'

/** All labels ever used on a profile's posts, and all on its messages, are kept in one item each. @throws ImportRefused when there is no room for those of the files */
export async function checkLabels(accountId: string, profileId: string, readings: readonly Reading[]): Promise<void> {
  const used = {
    posts: readings.flatMap(({ posts }) => posts.flatMap(({ labels }) => labels)),
    messages: readings.flatMap(({ items }) => items.flatMap(({ labels = [] }) => labels)),
  }
  for (const kind of ['posts', 'messages'] as const) {
    if (used[kind].length === 0) continue
    const all = new Set([...used[kind], ...(await readLabels(accountId, [profileId], kind))])
    if (!fits(bytesOf([...all]))) throw new ImportRefused(importMessages.tooManyLabels(kind))
  }
}
