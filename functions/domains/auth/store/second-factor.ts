/**
 * Two-factor authentication of a person: the secret that their authenticator app shares, and the hashes of their recovery codes. It stands
 * apart from the user, so that lists of users never carry it, and nothing of it is answered again after it was made.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'

const SecondFactor = v.object({
  /** sealed (functions/domains/auth/sealed-secret.ts), as everywhere here; absent while it is not on */
  secret: v.optional(v.string()),
  /** ISO instant at which it was switched on */
  since: v.optional(v.string()),
  /** of the last code that was taken: none works twice, nor any before it */
  counter: v.optional(v.number(), 0),
  /** hashes of those that are left */
  codes: v.optional(v.set(v.string()), () => new Set<string>()),
  /** until its first code; `until`: ISO instant */
  proposed: v.optional(v.object({ secret: v.string(), until: v.string() })),
})
export type SecondFactor = v.InferOutput<typeof SecondFactor>
type Person = { readonly accountId: string; readonly userId: string }

const key = ({ accountId, userId }: Person) => ({ pk: tenantKey(accountId), sk: `SECOND#${userId}` })

/** What stands for a recovery code. It has 80 random bits, so a slow hash would add nothing. */
export const codeHash = (code: string) => createHash('sha256').update(code).digest('hex')

/** Null when nothing was ever begun. */
export function findFactor(person: Person): Promise<SecondFactor | null> {
  return readItem(SecondFactor, key(person), { consistent: true })
}

/** Keeps a secret that waits for its first code; false when it is on already. */
export function propose(person: Person, secret: string, until: Date): Promise<boolean> {
  return updateItem(key(person), { set: { proposed: { secret, until: until.toISOString() } }, when: 'attribute_not_exists(#secret)' })
}

type On = { readonly secret: string; readonly counter: number; readonly codes: readonly string[]; readonly now: Date }

/** Switches it on with the secret that was proposed; false when another was meanwhile, or it is on already. */
export function switchOn(person: Person, { secret, counter, codes, now }: On): Promise<boolean> {
  return updateItem(key(person), {
    set: { secret, since: now.toISOString(), counter, codes: hashes(codes) },
    remove: ['proposed'],
    when: '#proposed.#secret = :secret AND attribute_not_exists(#secret)',
    values: { secret },
  })
}

/** Takes a code of the app, once; false when it, or a later one, has been taken. */
export function takeCounter(person: Person, secret: string, counter: number): Promise<boolean> {
  return updateItem(key(person), { set: { counter }, when: '#secret = :secret AND #counter < :counter', values: { secret, counter } })
}

/** Takes a recovery code, once; false when there is no such code, or no longer. */
export function takeCode(person: Person, code: string): Promise<boolean> {
  const hash = codeHash(code)
  return updateItem(key(person), { deleteFrom: { codes: new Set([hash]) }, when: 'contains(#codes, :hash)', values: { hash } })
}

/** New recovery codes in place of all others; false when it is no longer on. */
export function replaceCodes(person: Person, secret: string, codes: readonly string[]): Promise<boolean> {
  return updateItem(key(person), { set: { codes: hashes(codes) }, when: '#secret = :secret', values: { secret } })
}

/** Switches it off; false when it is off, or on with another secret. */
export function switchOff(person: Person, secret: string): Promise<boolean> {
  return deleteItem(key(person), { when: '#secret = :secret', values: { secret } })
}

const hashes = (codes: readonly string[]) => new Set(codes.map(codeHash))
