import PostalMime from 'postal-mime'
import type { Sent } from '../builders/mail.ts'

export async function parseMail(raw: Uint8Array): Promise<Sent> {
  const { subject = '', text = '', html = '', replyTo = [] } = await PostalMime.parse(raw)
  return { subject, text, html, replyTo: replyTo.flatMap(({ address }) => address ?? []), raw: Buffer.from(raw).toString('latin1') }
}
