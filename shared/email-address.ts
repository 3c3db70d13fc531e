/** Email addresses as people have them: apostrophes, plus and percent signs, domains in any script (docs/behaviours.md#recipients). */
import * as v from 'valibot'

/** Returns the address with its domain in punycode, which is what mail servers read; a text that is no address stays as it is. */
export function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // what is written another way for the same letters could be somebody else's domain
  const isPlain = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && domain.normalize('NFKC').toLowerCase() === domain.toLowerCase()
  if (at < 1 || !isPlain || /^[\x20-\x7e]*$/.test(domain)) return address
  const url = URL.parse(`http://${domain}`)
  return url ? `${address.slice(0, at + 1)}${url.hostname}` : address
}

type Message = (address: string) => string

/** A part before the @ of RFC 5321: at most 64 letters, and its dots are between others. */
const localPart = /^(?=[^@]{1,64}@)[^.@]+(?:\.[^.@]+)*@/
/** A domain with a dot, whose last part is no number. */
const dottedDomain = /\.[^.@\d][^.@]+$/

/** The form of an address that our mail service can deliver to: RFC 5322 without quotes, at a domain with a dot. */
export function asciiAddressForm(message: Message) {
  const said = ({ input }: { input: unknown }) => message(String(input).slice(0, 100))
  return v.pipe(
    v.string(),
    v.maxLength(254, said),
    v.rfcEmail(said),
    // said once, however much is wrong with it
    v.rawCheck(({ dataset, addIssue }) => {
      const isDeliverable = !dataset.typed || dataset.issues || (localPart.test(dataset.value) && dottedDomain.test(dataset.value))
      if (!isDeliverable) addIssue({ message: said({ input: dataset.value }) })
    }),
  )
}

/** The same of what somebody types: a domain in another script is turned into punycode first. */
export const addressForm = (message: Message) =>
  v.pipe(
    v.string(),
    v.maxLength(254, ({ input }) => message(String(input).slice(0, 100))),
    v.transform(asciiDomain),
    asciiAddressForm(message),
  )
