/**
 * Whether Amazon SNS signed a message: with the key of a certificate that only its own hosts give out, over every field that is used here
 * (Amazon SNS developer guide, "Verifying the signatures of Amazon SNS messages").
 */
import { createPublicKey, createVerify, type KeyObject } from 'node:crypto'
import * as v from 'valibot'

export const SnsMessage = v.object({
  Type: v.literal('Notification'),
  MessageId: v.string(),
  TopicArn: v.string(),
  Subject: v.nullish(v.string()),
  Message: v.string(),
  Timestamp: v.string(),
  SignatureVersion: v.literal('2'),
  Signature: v.string(),
  SigningCertUrl: v.string(),
})
export type SnsMessage = v.InferOutput<typeof SnsMessage>

const waitMs = 5_000

/** Every field that is signed, in the order that SNS signs them. */
export function signedText({ Message, MessageId, Subject, Timestamp, TopicArn, Type }: Omit<SnsMessage, 'Signature' | 'SigningCertUrl'>): string {
  const fields = { Message, MessageId, ...(Subject ? { Subject } : {}), Timestamp, TopicArn, Type }
  return Object.entries(fields)
    .map(([name, value]) => `${name}\n${value}\n`)
    .join('')
}

/** SNS's own hosts, or the emulator that the SDK's own variable names. */
function isOfSns(url: URL): boolean {
  const emulator = process.env.AWS_ENDPOINT_URL_SNS ?? process.env.AWS_ENDPOINT_URL
  if (emulator && url.origin === URL.parse(emulator)?.origin) return true
  return url.protocol === 'https:' && url.port === '' && /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(url.hostname) && url.pathname.endsWith('.pem')
}

/** Certificates are told apart by their address and change about once a year; a process keeps the key of the last. */
let kept: { url: string; key: KeyObject } | undefined

async function keyAt(url: string): Promise<KeyObject> {
  if (kept?.url === url) return kept.key
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(waitMs) })
  if (!answer.ok) throw new Error(`The certificate of SNS could not be read (${answer.status}).`)
  const key = createPublicKey(await answer.text())
  kept = { url, key }
  return key
}

/** @throws when the certificate cannot be read, so that the message comes again */
export async function isSigned(message: SnsMessage): Promise<boolean> {
  const url = URL.parse(message.SigningCertUrl)
  if (!url || !isOfSns(url)) return false
  return createVerify('RSA-SHA256')
    .update(signedText(message))
    .verify(await keyAt(url.href), message.Signature, 'base64')
}
