/** Where somebody is told outside Almanac, as the table has it: whoever knows such an address can write there, so it is sealed (docs/decisions/0074-channels-of-ones-own.md). */
import { setting } from '../../../kernel/clients.ts'
import { seal, unseal } from '../../../kernel/sealed.ts'
import type { Person } from '../keys.ts'

/** Not the key of second factors: the job that sends has no use for those. */
const key = 'ALMANAC_CHANNELS_KEY'
const under = ({ accountId, userId }: Person, what: string) => ({ key, of: [accountId, userId, what] })

/** @throws when the deployment has none */
export const channelsKey = (): string => setting(key)

/** `what`: which of their addresses it is. @throws when the deployment has no key */
export const sealAddress = (person: Person, what: string, address: string): string => seal(under(person, what), address)
/** @throws when it is of somebody else, or another key */
export const openAddress = (person: Person, what: string, kept: string): string => unseal(under(person, what), kept)
