/** Who we are for push services: one pair of keys for the whole deployment, made from its key of channels, so that there is no other to hold. */
import { createECDH, hkdfSync } from 'node:crypto'
import { origin } from '../../../kernel/clients.ts'
import { channelsKey } from './sealed-address.ts'

export type Vapid = { readonly subject: string; readonly publicKey: string; readonly privateKey: string }

/** Of P-256. The chance that 32 bytes are no key of it is one in four billion; then the next are taken. @throws when the deployment has no key */
function pair(): Pick<Vapid, 'publicKey' | 'privateKey'> {
  for (let turn = 0; ; turn++) {
    const bytes = Buffer.from(hkdfSync('sha256', channelsKey(), '', `almanac web push ${turn}`, 32))
    const curve = createECDH('prime256v1')
    try {
      curve.setPrivateKey(bytes)
    } catch {
      continue
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
  }
}

/** `subject`: where a push service finds whoever runs this; it takes no address without encryption. */
export function vapid(): Vapid {
  const address = origin()
  return { subject: address.startsWith('https://') ? address : 'mailto:nobody@almanac.invalid', ...pair() }
}
