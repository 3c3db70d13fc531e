/**
 * What is to go for good goes: accounts and people whose deletion was asked for, groups and profiles that were removed 30 days ago, and files of removed fonts. Every
 * quarter of an hour; it can be cut off at any moment, and goes on at the next. Being the one job that may read the whole table, it also
 * enters accounts of before into the directory.
 */
import type { Context } from 'aws-lambda'
import { fontKey } from '../../domains/branding/fonts.ts'
import { isReadyToGo } from '../../domains/leaving/close-account.ts'
import { removeFiles } from '../../domains/leaving/files.ts'
import { noteRemoved } from '../../domains/leaving/note-removed.ts'
import { removeThing } from '../../domains/leaving/remove-thing.ts'
import { sweep } from '../../domains/leaving/sweep.ts'
import { fillDirectory } from '../../kernel/accounts/fill-directory.ts'
import { dueLeavers, forgetLeaver, queue, type Waiting } from '../../kernel/accounts/leavers.ts'
import { callsAtOnce } from '../../kernel/in-parallel.ts'
import { eachItem, throwFailed } from '../../kernel/jobs/each-item.ts'
import { claimSlot } from '../../kernel/jobs/slot.ts'
import { log } from '../../kernel/log.ts'

/** Returns whether nothing is left to do. One at a time: another that runs is left to it. */
export async function removeForGood(now: Date, mayGoOn: () => boolean = () => true): Promise<boolean> {
  const lock = await claimSlot({ pk: queue, sk: 'TURN' })
  if (!lock) return false
  try {
    const settings = { job: 'remove-for-good', now: () => now }
    const failed: unknown[] = []
    const each = { ...settings, failed }
    await noteRemoved(each, mayGoOn)
    const due = await dueLeavers(now)
    const ready: Extract<Waiting, { kind: 'account' | 'person' }>[] = []
    await eachItem(each, due, async (one) => {
      if (one.kind === 'group' || one.kind === 'profile') await removeThing(one, now)
      if (one.kind === 'font') await removeFont(one)
      if (one.kind === 'person') ready.push(one)
    })
    const accounts = due.filter((one) => one.kind === 'account')
    // a payment provider that does not answer costs half a minute for each
    await eachItem({ ...settings, atOnce: callsAtOnce, mayGoOn }, accounts, async (one) => {
      if (await isReadyToGo(one, now)) ready.push(one)
    })
    const isSwept = await sweep(ready, each, mayGoOn)
    const isFilled = await fillDirectory(mayGoOn)
    throwFailed(failed)
    return isFilled && isSwept
  } finally {
    await lock.release()
  }
}

/** Nothing names it any more: another font that is uploaded has another id. */
async function removeFont(one: Extract<Waiting, { kind: 'font' }>): Promise<void> {
  await removeFiles(fontKey(one.accountId, one.id))
  await forgetLeaver(one)
}

/** Milliseconds before it would be cut off. */
const reserve = 60_000

export async function handler(_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<void> {
  const done = await removeForGood(new Date(), () => context.getRemainingTimeInMillis() > reserve)
  if (!done) log.info('what is to go for good is not all gone yet', {})
}
