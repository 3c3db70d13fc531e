/**
 * Makes the exports that were asked for, one after the other: every minute, and whoever is at it is left to it. One that was cut off is made anew,
 * three times at most; its file has the same name, so nothing is left of the tries before.
 */
import type { Context } from 'aws-lambda'
import { isClosed } from '../accounts/store.ts'
import { zipChunks } from '../exports/zip.ts'
import { takeLock } from '../lib/lock.ts'
import { log } from '../lib/log.ts'
import { entriesOf } from './export/contents.ts'
import { uploadInParts } from './export/files.ts'
import { fileKey, lastExport, mostTries, noteFailed, noteReady, noteTold, noteTry, type Of, takeoutQueue, waitingExports } from './export/store.ts'
import { tellReady } from './mails.ts'

/** Begins no other once `mayBegin` says no. Returns how many were made. */
export async function makeExports(now: Date, mayBegin: () => boolean = () => true): Promise<number> {
  const waiting = await waitingExports()
  if (waiting.length === 0) return 0
  const lock = await takeLock({ pk: takeoutQueue, sk: 'TURN' })
  if (!lock) return 0
  let made = 0
  try {
    for (const of of waiting) if (mayBegin() && (await make(of, now))) made += 1
  } finally {
    await lock.end()
  }
  return made
}

async function make(of: Of, now: Date): Promise<boolean> {
  const record = await lastExport(of)
  if (!record || (await isClosed(of.accountId))) return false
  if (record.attempts >= mostTries) {
    await noteFailed(of, record)
    log.error('an export was given up', { export: record.id })
    return false
  }
  await noteTry(of, record)
  try {
    const bytes = await uploadInParts(fileKey(of, record.id), 'application/zip', zipChunks(await entriesOf(of, now)))
    const link = await noteReady(of, record, bytes, now)
    await tellReady(of, { ...link, bytes })
    await noteTold(of, record)
    return true
  } catch (error) {
    log.error('an export failed', { export: record.id, error: error instanceof Error ? error : new Error(String(error)) })
    return false
  }
}

/** Milliseconds in which most exports are made. */
const reserve = 300_000

export async function handler(_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<void> {
  await makeExports(new Date(), () => context.getRemainingTimeInMillis() > reserve)
}
