/**
 * Two-factor authentication of a person: the secret that their authenticator app shares, and the hashes of their recovery codes. It stands
 * apart from the user, so that lists of users never carry it, and nothing of it is answered again after it was made.
 */
import { createHash } from 'node:crypto'
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../kernel/clients.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { tenantKey } from '../../kernel/table/table.ts'

const SecondFactor = v.object({
  /** sealed (sealed-secret.ts), as everywhere here; absent while it is not on */
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
export async function findFactor(person: Person): Promise<SecondFactor | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: key(person), ConsistentRead: true }))
  return Item ? v.parse(SecondFactor, Item) : null
}

type Change = { readonly set: string; readonly when: string; readonly values: Record<string, unknown> }

/** `#name` is the attribute of that name: some are words of the table's own. */
function update(person: Person, { set, when, values }: Change): Promise<boolean> {
  const names = [...`${set} ${when}`.matchAll(/#(\w+)/g)].map(([placeholder, name]) => [placeholder, name])
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: key(person),
        UpdateExpression: set,
        ConditionExpression: when,
        ExpressionAttributeNames: Object.fromEntries(names),
        ExpressionAttributeValues: values,
      }),
    ),
  )
}

/** Keeps a secret that waits for its first code; false when it is on already. */
export function propose(person: Person, secret: string, until: Date): Promise<boolean> {
  return update(person, {
    set: 'SET #proposed = :proposed',
    when: 'attribute_not_exists(#secret)',
    values: { ':proposed': { secret, until: until.toISOString() } },
  })
}

type On = { readonly secret: string; readonly counter: number; readonly codes: readonly string[]; readonly now: Date }

/** Switches it on with the secret that was proposed; false when another was meanwhile, or it is on already. */
export function switchOn(person: Person, { secret, counter, codes, now }: On): Promise<boolean> {
  return update(person, {
    set: 'SET #secret = :secret, #since = :now, #counter = :counter, #codes = :codes REMOVE #proposed',
    when: '#proposed.#secret = :secret AND attribute_not_exists(#secret)',
    values: { ':secret': secret, ':now': now.toISOString(), ':counter': counter, ':codes': hashes(codes) },
  })
}

/** Takes a code of the app, once; false when it, or a later one, has been taken. */
export function takeCounter(person: Person, secret: string, counter: number): Promise<boolean> {
  return update(person, {
    set: 'SET #counter = :counter',
    when: '#secret = :secret AND #counter < :counter',
    values: { ':secret': secret, ':counter': counter },
  })
}

/** Takes a recovery code, once; false when there is no such code, or no longer. */
export function takeCode(person: Person, code: string): Promise<boolean> {
  const hash = codeHash(code)
  return update(person, { set: 'DELETE #codes :taken', when: 'contains(#codes, :hash)', values: { ':taken': new Set([hash]), ':hash': hash } })
}

/** New recovery codes in place of all others; false when it is no longer on. */
export function replaceCodes(person: Person, secret: string, codes: readonly string[]): Promise<boolean> {
  return update(person, { set: 'SET #codes = :codes', when: '#secret = :secret', values: { ':codes': hashes(codes), ':secret': secret } })
}

/** Switches it off; false when it is off, or on with another secret. */
export function switchOff(person: Person, secret: string): Promise<boolean> {
  return conditionHeld(
    documents().send(
      new DeleteCommand({
        TableName: tableName(),
        Key: key(person),
        ConditionExpression: '#secret = :secret',
        ExpressionAttributeNames: { '#secret': 'secret' },
        ExpressionAttributeValues: { ':secret': secret },
      }),
    ),
  )
}

const hashes = (codes: readonly string[]) => new Set(codes.map(codeHash))
