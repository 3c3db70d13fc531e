/**
 * Drafts of templates, TEMPLATEDRAFT#<user>#<template, or new-<type>> in the account's partition: one for each person and template. Left
 * alone it ends after three months.
 */
import * as v from 'valibot'
import { TemplateDraft } from '../../../../shared/api/templates.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { tenantKey } from '../../../kernel/table/table.ts'

type Of = { readonly accountId: string; readonly userId: string; readonly of: string }

const days = 90
const key = ({ accountId, userId, of }: Of) => ({ pk: tenantKey(accountId), sk: `TEMPLATEDRAFT#${userId}#${of}` })

export function getDraft(of: Of): Promise<TemplateDraft | null> {
  return readItem(TemplateDraft, key(of), { consistent: true })
}

/** @returns false when it was saved elsewhere since; one that has ended or was forgotten begins anew */
export function putDraft(of: Of, draft: TemplateDraft): Promise<boolean> {
  const ttl = Math.floor(Date.parse(draft.saved_at) / 1000) + days * 86_400
  const item = { ...key(of), ...v.parse(TemplateDraft, draft), ttl }
  return putItem(item, { when: 'attribute_not_exists(pk) OR #saves = :before', values: { before: draft.saves - 1 } })
}

export async function removeDraft(of: Of): Promise<void> {
  await deleteItem(key(of))
}
