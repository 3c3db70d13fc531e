/**
 * Drafts of templates, TEMPLATEDRAFT#<user>#<template, or new-<type>> in the account's partition: one for each person and template. Left
 * alone it ends after three months.
 */
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { TemplateDraft } from '../../../shared/api/templates.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { tenantKey } from '../../kernel/table/table.ts'

type Of = { readonly accountId: string; readonly userId: string; readonly of: string }

const days = 90
const key = ({ accountId, userId, of }: Of) => ({ pk: tenantKey(accountId), sk: `TEMPLATEDRAFT#${userId}#${of}` })

export async function getDraft(of: Of): Promise<TemplateDraft | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: key(of), ConsistentRead: true }))
  return Item ? v.parse(TemplateDraft, Item) : null
}

/** @returns false when it was saved elsewhere since; one that has ended or was forgotten begins anew */
export function putDraft(of: Of, draft: TemplateDraft): Promise<boolean> {
  const ttl = Math.floor(Date.parse(draft.saved_at) / 1000) + days * 86_400
  const put = new PutCommand({
    TableName: tableName(),
    Item: { ...key(of), ...v.parse(TemplateDraft, draft), ttl },
    ConditionExpression: 'attribute_not_exists(pk) OR #saves = :before',
    ExpressionAttributeNames: { '#saves': 'saves' },
    ExpressionAttributeValues: { ':before': draft.saves - 1 },
  })
  return conditionHeld(documents().send(put))
}

export async function removeDraft(of: Of): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: key(of) }))
}
