/** Keeps what an import is about to write over, before it does; once a key, in as few writes as there are moments to do it in. */
import { adAccountSource } from '../../../../shared/items/ad-accounts.ts'
import { profileKey, tenantKey } from '../../../kernel/table/table.ts'
import { hashOf } from './images.ts'
import { type Key, noting } from './running.ts'
import { imagesOf, putAfter, putBefore, readBefore } from './store.ts'

type Of = { readonly accountId: string; readonly importId: string; readonly profileId: string; readonly attempt: number }

/** How imports are done, and nothing that they bring. */
const ofWork = /^(?:IMPORT|IMPORTTURN|IMPORTPLACE|IMPORTWAITING|ADTURN)#/

const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`

/** Runs the writing of an import, which can be undone afterwards. */
export function journalled<T>(of: Of, work: () => Promise<T>): Promise<T> {
  const kept = new Map<string, Promise<void>>()
  let waiting: Key[] = []
  let next: Promise<void> | null = null
  let flushing: Promise<unknown> = Promise.resolve()
  let number = 0

  const flush = async () => {
    await flushing.catch(() => undefined)
    const keys = waiting
    ;[waiting, next] = [[], null]
    const writing = imagesOf(keys).then(async (images) => {
      number = await putBefore(of.accountId, of.importId, of.attempt, number, images)
    })
    flushing = writing
    await writing
  }

  return noting(async (keys) => {
    const fresh = keys.filter((key) => !ofWork.test(key.sk) && !kept.has(nameOf(key)))
    if (fresh.length > 0) {
      waiting.push(...fresh)
      // those that come while one is being kept are kept together
      next ??= flush()
      for (const key of fresh) kept.set(nameOf(key), next)
    }
    await Promise.all(new Set(keys.flatMap((key) => kept.get(nameOf(key)) ?? [])))
  }, work)
}

const isAdAccount = (sk: string) => sk.startsWith(`${adAccountSource.prefix}#`) || sk.startsWith(`${adAccountSource.prefix}ID#`)

/** Whether imports into other profiles may write there, too: tasks of a group, an ad account that profiles share and its ads, what columns hold. */
export function isShared({ pk, sk }: Key, { accountId, profileId }: Pick<Of, 'accountId' | 'profileId'>): boolean {
  if (pk === profileKey(accountId, profileId)) return isAdAccount(sk)
  return !(pk === tenantKey(accountId) && [`PROFILE#${profileId}`, `LABELS#${profileId}`, `MESSAGELABELS#${profileId}`].includes(sk))
}

/** After the last write: keeps how the import left what others may write to, so that what they write is never lost. */
export async function closeJournal(of: Omit<Of, 'attempt'>): Promise<void> {
  const shared = (await readBefore(of.accountId, of.importId)).filter((key) => isShared(key, of))
  if (shared.length === 0) return
  const left = await imagesOf(shared)
  const hashes = left.map((image) => ({ pk: image.pk, sk: image.sk, item: { hash: hashOf(image) } }))
  await putAfter(of.accountId, of.importId, hashes)
}
