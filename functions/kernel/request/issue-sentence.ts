/** Turns a valibot issue into one sentence for the user. */
import * as v from 'valibot'
import type { ObjectSchema } from '../../../shared/api/endpoint.ts'
import { requestMessages } from '../../../shared/request-messages.ts'

/** The schema's own message where it has one; else a sentence that names the field. An unknown field is named. */
export function sentenceOf(schema: ObjectSchema, issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  if (path === null) return requestMessages.notObject
  if (issue.expected === 'never') return requestMessages.unknownField(path.slice(0, 100))
  if (isMissingKey(issue)) return messageOfMissing(schema, path) ?? requestMessages.missingField(path)
  if (!isDefault(issue)) return issue.message
  // none of several forms fits; one of them may say why in its own words
  const told = issue.issues?.find((one) => !isDefault(one) && !isMissingKey(one))
  if (told) return told.message
  const options = [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map(([, option = '']) => option)
  if (issue.received === 'undefined') return requestMessages.missingField(path)
  if (issue.type === 'picklist' || issue.type === 'literal') return requestMessages.fieldOf(path, options)
  if (issue.type === 'max_length') return requestMessages.longField(path, String(issue.requirement))
  return requestMessages.invalidField(path)
}

function isDefault(issue: v.BaseIssue<unknown>): boolean {
  return /^Invalid .*received /is.test(issue.message)
}

/** Objects report an absent key themselves (`expected` is the quoted key), so the field's own message is not in the issue. */
function isMissingKey(issue: v.BaseIssue<unknown>): boolean {
  return /(?:^|_)object$/.test(issue.type) && issue.received === 'undefined' && /^"/.test(issue.expected ?? '')
}

/** What the field says about `undefined`; only fields of the outermost object are asked. */
function messageOfMissing(schema: ObjectSchema, path: string): string | null {
  const entries = 'entries' in schema && typeof schema.entries === 'object' && schema.entries !== null ? new Map(Object.entries(schema.entries)) : null
  const entry: unknown = entries?.get(path)
  if (!isSchema(entry)) return null
  const result = v.safeParse(entry, undefined)
  const issue = result.issues?.[0]
  return issue && !isDefault(issue) ? issue.message : null
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema' && '~run' in value
}
