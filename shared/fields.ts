/** The form and the length of what comes in. Every field of every contract is one of these, or says its own maximum (test/bounded-fields.test.ts). */
import * as v from 'valibot'
import { isTimezone } from './dates/zone.ts'
import { messages } from './messages.ts'

/** At most so many letters. */
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

/** 200 letters of any script: 800 bytes, of the 1,024 that a key of the table holds. No control characters. */
const idLength = 200
const idForm = /^\P{Cc}*$/u
export const Id = v.pipe(v.string(), v.maxLength(idLength), v.regex(idForm))

/** An id that must be given: `missing` is said when it is not, or empty. */
export const requiredId = (missing: string) => v.pipe(v.string(missing), v.nonEmpty(missing), v.maxLength(idLength), v.regex(idForm))

/** How many ids, labels or addresses one request can name. */
export const listLength = 1000
export const Ids = v.pipe(v.array(Id), v.maxLength(listLength))

/** Of posts and messages. */
export const Label = text(250)
export const Labels = v.pipe(v.array(Label), v.maxLength(listLength))

/** The name of a report type, an icon, a sort: what a registry of ours knows or refuses. */
export const Word = text(100)

/** YYYY-MM-DD, a real calendar date. */
export const IsoDate = v.pipe(v.string(), v.isoDate('Dates must be written as YYYY-MM-DD.'))

/** Of what is saved as versions, from 1 on. */
export const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))

/** How often something was changed since it was made. */
export const Revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/** A web address. */
export const Link = text(2000)

/** An IANA zone. The longest has 32 letters. */
export const Timezone = v.pipe(v.string(), v.maxLength(100), v.check(isTimezone, messages.dates.timezone))
