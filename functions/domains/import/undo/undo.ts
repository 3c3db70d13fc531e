/** Puts back what stood in the table before the last import into a profile. Safe to repeat: what is back already stays. */
import { chunksOf } from '../../../../shared/chunks.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import type { Slot } from '../../../kernel/jobs/slot.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import { lockAdAccount } from '../../ads/store.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import { hashOf, type Image } from './images.ts'
import { isShared } from './journal.ts'
import { getLast, imagesOf, lastKey, putLast, readAfter, readBefore, restore } from './store.ts'

type Undoing = {
  readonly accountId: string
  readonly profileId: string
  readonly importId: string
  readonly undoId: string
  /** says of the import that it was taken back; before its end, so that whoever begins again sees it */
  readonly note: () => Promise<void>
}
type Told = (done: number, all: number) => Promise<void>

const imagesPerReport = 250
const nameOf = ({ pk, sk }: Pick<Image, 'pk' | 'sk'>) => `${pk}\n${sk}`

/** @throws ImportRefused with nothing changed when it is not the last one, or others have written over what it wrote */
export async function undoImport(of: Undoing, told: Told = async () => {}): Promise<void> {
  const { accountId, profileId, importId, undoId } = of
  const last = await getLast(accountId, profileId)
  if (last?.import !== importId || (last.undoing !== null && last.undoing !== undoId)) throw new ImportRefused(importMessages.undo.notLast)
  const before = await readBefore(accountId, importId)
  const locks = await lockAdAccounts(accountId, before)
  try {
    const changed = await changedBy(of, before)
    await putLast(accountId, profileId, { import: importId, undoing: undoId })
    const [pointer, rest] = [changed.filter((image) => isPointer(of, image)), changed.filter((image) => !isPointer(of, image))]
    for (const [at, some] of chunksOf(rest, imagesPerReport).entries()) {
      await told(at * imagesPerReport, rest.length)
      for (const lock of locks) if (!(await lock.renew())) throw new Error('The lock of an ad account was lost.')
      await restore(some)
    }
    await of.note()
    // from now on the import before is the last one
    await restore(pointer)
  } finally {
    await Promise.all(locks.map((lock) => lock.release()))
  }
}

const isPointer = ({ accountId, profileId }: Pick<Undoing, 'accountId' | 'profileId'>, image: Image) => nameOf(image) === nameOf(lastKey(accountId, profileId))

/** What has to be put back, of shared things only what the import changed. @throws ImportRefused when others changed it since */
async function changedBy(of: Pick<Undoing, 'accountId' | 'profileId' | 'importId'>, before: readonly Image[]): Promise<Image[]> {
  const after = new Map((await readAfter(of.accountId, of.importId)).map((image) => [nameOf(image), image.item?.hash]))
  const shared = before.filter((image) => isShared(image, of))
  const now = new Map((await imagesOf(shared)).map((image) => [nameOf(image), hashOf(image)]))
  return before.filter((image) => {
    if (!isShared(image, of)) return true
    const [was, left, is] = [hashOf(image), after.get(nameOf(image)), now.get(nameOf(image))]
    if (was === left || is === was) return false
    if (is === left) return true
    // what columns hold is no figure: what was said last counts
    if (image.sk.startsWith('IMPORTMAP#')) return false
    throw new ImportRefused(importMessages.undo.changedSince)
  })
}

async function lockAdAccounts(accountId: string, before: readonly Image[]): Promise<Slot[]> {
  const start = `${tenantKey(accountId)}#D#`
  const ids = new Set(before.flatMap(({ pk }) => (pk.startsWith(start) ? [pk.slice(start.length)] : [])))
  const locks: Slot[] = []
  for (const id of [...ids].sort()) {
    const lock = await lockAdAccount(accountId, id)
    if (!lock) {
      await Promise.all(locks.map((one) => one.release()))
      throw new Error(`The ad account ${id} is being imported into.`)
    }
    locks.push(lock)
  }
  return locks
}
