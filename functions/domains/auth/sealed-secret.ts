/**
 * The secret of an authenticator app as the table has it: encrypted for one person under ALMANAC_SECOND_FACTOR_KEY, so that who reads the table,
 * a backup or an export of it cannot make codes (docs/decisions/0057-secrets-of-apps-are-sealed.md).
 */
import { isSealed, seal, unseal } from '../../kernel/sealed.ts'

type Person = { readonly accountId: string; readonly userId: string }

const under = ({ accountId, userId }: Person) => ({ key: 'ALMANAC_SECOND_FACTOR_KEY', of: [accountId, userId] })

/** Another text each time. @throws when the deployment has no key */
export const sealSecret = (person: Person, secret: string): string => seal(under(person), secret)

/** Secrets from before they were sealed are as they were: base32, which has no full stop. @throws when it was sealed for somebody else, under another key, or changed */
export const openSecret = (person: Person, kept: string): string => (isSealed(kept) ? unseal(under(person), kept) : kept)
