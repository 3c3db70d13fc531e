/** A browser that receives push messages: its keys, and how it opens what comes, by RFC 8291 and RFC 8188, with nothing but node:crypto. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'

const rest = (of: Buffer, from: number) => of.subarray(from)
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, info, length))

export type PushReceiver = {
  readonly subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
  /** What was sent. @throws when it was sealed for another browser, or changed */
  readonly open: (body: Buffer) => string
}

export function pushReceiver(endpoint: string): PushReceiver {
  const own = createECDH('prime256v1')
  const ownPoint = own.generateKeys()
  const auth = randomBytes(16)
  const open = (body: Buffer): string => {
    // salt, record size, length of the sender's key, the key, then one record
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
    const sender = body.subarray(21, 21 + idLength)
    const sealed = rest(body, 21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPoint, sender])
    const input = derive(own.computeSecret(sender), auth, info, 32)
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
    // 2 marks the last record; what follows is padding
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
  }
  return { subscription: { endpoint, keys: { p256dh: ownPoint.toString('base64url'), auth: auth.toString('base64url') } }, open }
}

/** The claims of a VAPID header (RFC 8292), checked with the key in it. @throws when the signature is another's */
export function vapidClaims(authorization: string): { key: string; aud: string; sub: string; exp: number } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, format: 'jwk' })
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isRight = verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  if (!isRight) throw new Error('The token was not signed with this key.')
  return { key, ...JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) }
}
