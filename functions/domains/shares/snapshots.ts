/**
 * Sealed reports in S3, named by their own SHA-256: writing one twice is writing it once, and whoever reads one can prove that
 * nobody changed it.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import * as v from 'valibot'
import { canonicalJson } from '../../../shared/canonical-json.ts'
import { Report } from '../../../shared/reports/report.ts'
import { bucketName, s3 } from '../../kernel/s3.ts'

const snapshotKey = (accountId: string, hash: string) => `snapshots/${accountId}/${hash}.json.gz`

/** Stores the report and returns its SHA-256 in hex. Safe to repeat. */
export async function sealReport(accountId: string, report: Report): Promise<string> {
  const text = canonicalJson(report)
  const hash = createHash('sha256').update(text).digest('hex')
  const Body = await promisify(gzip)(text)
  await s3().send(new PutObjectCommand({ Bucket: bucketName(), Key: snapshotKey(accountId, hash), Body, ContentType: 'application/gzip' }))
  return hash
}

/** @throws when the snapshot is missing, or its text does not have this hash any more */
export async function readSealed(accountId: string, hash: string): Promise<Report> {
  const { Body } = await s3().send(new GetObjectCommand({ Bucket: bucketName(), Key: snapshotKey(accountId, hash) }))
  if (!Body) throw new Error(`The snapshot ${hash} is empty.`)
  const text = (await promisify(gunzip)(await Body.transformToByteArray())).toString('utf8')
  if (createHash('sha256').update(text).digest('hex') !== hash) throw new Error(`The snapshot ${hash} was changed after it was sealed.`)
  return v.parse(Report, JSON.parse(text))
}
