/**
 * Lines of the audit trail: `AUDIT#<account>#<month>`, by their instant. They are only ever put, each under a name of its own; what became
 * of a deed that did not get done is a second item beside its line (docs/decisions/0051-a-line-before-the-write.md).
 */
import { type AttributeValue, ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { AuditOutcome, Deed, Named } from '../../../shared/audit.ts'
import { dynamo, tableName } from '../clients.ts'
import { endMark, partitionOf } from './keys.ts'

export type Doer = {
  /** absent: the product itself, or nobody who is known */
  readonly userId?: string | undefined
  readonly name: string
  /** of who acts in their place, and of the key that was used */
  readonly by?: string | undefined
  readonly key?: string | undefined
}

export type AuditLine = Deed &
  Named & {
    /** ISO instant */
    readonly at: string
    /** tells two lines of one instant apart */
    readonly id: string
    readonly doer: Doer
    readonly thingId?: string | undefined
    readonly address?: string | undefined
    readonly device?: string | undefined
    readonly outcome: AuditOutcome
  }

/** Background work is the product's own. */
export const almanac: Doer = { name: 'Almanac' }

/** Who signed in with an address that nobody has: written like any other, so that time tells nothing, and gone in a day. */
export const nobody = 'nobody'

export const longestText = 300

/** Safe to repeat: a line that is there stays as it is. */
export async function putLine(accountId: string, line: AuditLine): Promise<void> {
  const { at, id, doer, kind, to, did, thing, rest, thingId, name, was, address, device, outcome } = line
  const texts = { at, kind, to, did, thing, rest, thing_id: thingId, name, was, address, device, outcome }
  const who = { user_id: doer.userId, user_name: doer.name, by: doer.by, key: doer.key }
  await putOnce(accountId, at, `${at}#${id}`, { ...texts, ...who })
}

/** What became of a deed whose line stands already. */
export function putOutcome(accountId: string, { at, id }: Pick<AuditLine, 'at' | 'id'>, outcome: AuditOutcome): Promise<void> {
  return putOnce(accountId, at, `${at}#${id}${endMark}`, { outcome })
}

async function putOnce(accountId: string, at: string, sk: string, texts: Readonly<Record<string, string | undefined>>): Promise<void> {
  // half an emoji is no text that the table takes
  const fields = Object.entries(texts).flatMap(([name, text]) => (text ? [[name, { S: text.slice(0, longestText).toWellFormed() }] as const] : []))
  const Item: Record<string, AttributeValue> = { pk: { S: partitionOf(accountId, at.slice(0, 7)) }, sk: { S: sk }, ...Object.fromEntries(fields) }
  if (accountId === nobody) Item.ttl = { N: String(Math.floor(Date.parse(at) / 1000) + 86_400) }
  try {
    await dynamo().send(new PutItemCommand({ TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' }))
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}
