/**
 * Makes the exports that were asked for, one after the other: every minute, and whoever is at it is left to it. One that was cut off is made anew,
 * three times at most; its file has the same name, so nothing is left of the tries before. PDFs, which are most of a large one, are taken in for
 * eight minutes, so that it ends before it would be cut off. Who asked is told of an export that was given up.
 */
import type { Context } from 'aws-lambda'
import { zipChunks } from '../../domains/exports/zip.ts'
import { contentsOf } from '../../domains/leaving/export/contents.ts'
import { uploadInParts } from '../../domains/leaving/export/files.ts'
import { tellFailed, tellReady } from '../../domains/leaving/mails.ts'
import {
  type ExportRecord,
  fileKey,
  lastExport,
  mostTries,
  noteFailed,
  noteReady,
  noteTold,
  noteTry,
  type Of,
  takeoutQueue,
  waitingExports,
} from '../../domains/leaving/store/exports.ts'
import { isClosed } from '../../kernel/accounts/store.ts'
import { eachItem } from '../../kernel/jobs/each-item.ts'
import { LeaseLost } from '../../kernel/jobs/lease.ts'
import { claimSlot, type Slot } from '../../kernel/jobs/slot.ts'
import { log } from '../../kernel/log.ts'
import { UndeliverableAddress } from '../../kernel/mail/ses-refusals.ts'

/** How long PDFs are taken into an export, in milliseconds. */
const pdfMs = 8 * 60_000
/** Milliseconds after which one is made that was begun: with its PDFs, and what is not bounded. */
const reserve = pdfMs + 3 * 60_000

type Bounds = { readonly mayBegin?: () => boolean; readonly pdfMs?: number }

/** Begins no other once `mayBegin` says no. Returns how many were made. */
export async function makeExports(now: Date, { mayBegin: mayGoOn = () => true, pdfMs: forPdfs = pdfMs }: Bounds = {}): Promise<number> {
  if ((await waitingExports()).length === 0) return 0
  const slot = await claimSlot({ pk: takeoutQueue, sk: 'TURN' })
  if (!slot) return 0
  let made = 0
  try {
    // read again: the worker before may have made some of them
    const waiting = await waitingExports()
    await eachItem({ job: 'make-exports', now: () => now, mayGoOn }, waiting, async (of) => {
      if (await make(of, now, forPdfs, slot)) made += 1
    })
  } finally {
    await slot.release()
  }
  return made
}

async function make(of: Of, now: Date, forPdfs: number, slot: Slot): Promise<boolean> {
  const record = await lastExport(of)
  if (!record || (await isClosed(of.accountId))) return false
  if (record.attempts >= mostTries) {
    await giveUp(of, record)
    return false
  }
  await noteTry(of, record)
  const until = Date.now() + forPdfs
  const { entries, leftOut } = await contentsOf(of, now, () => Date.now() < until)
  const bytes = await uploadInParts(fileKey(of, record.id), 'application/zip', zipChunks(entries))
  // a process that was frozen meanwhile must not send a second email
  if (!(await slot.renew())) throw new LeaseLost()
  const link = await noteReady(of, record, bytes, now)
  await tellReady(of, { ...link, bytes, leftOut: leftOut.length })
  await noteTold(of, record)
  return true
}

/** Emails that were not taken are tried again with each minute, so many times. */
const mostTellings = 30

/** It has failed at once; it waits until who asked was told. */
async function giveUp(of: Of, record: ExportRecord): Promise<void> {
  if (record.state !== 'failed') {
    log.error('an export was given up', { export: record.id })
    await noteFailed(of, record)
  }
  try {
    await tellFailed(of, record)
  } catch (error) {
    const isLast = error instanceof UndeliverableAddress || record.attempts >= mostTries + mostTellings
    log.warn('who asked for an export was not told that it failed', { export: record.id, error })
    if (!isLast) return noteTry(of, record)
  }
  await noteTold(of, record)
}

export async function handler(_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<void> {
  await makeExports(new Date(), { mayBegin: () => context.getRemainingTimeInMillis() > reserve })
}
