import { importAdvocacy } from '../../shared/api/advocacy.ts'
import { messages } from '../../shared/messages.ts'
import { importAdvocacy as importFiles } from '../import/advocacy.ts'
import { answerImport } from '../import/answer-import.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { getAdvocacyGroup } from './store.ts'

export const handler = handle(importAdvocacy, async ({ actor, params, query, files, now }) => {
  const group = await getAdvocacyGroup(actor.accountId, params.id)
  if (!group) throw problem(404, messages.advocacy.missing)
  return answerImport(files, query, (named) => importFiles({ accountId: actor.accountId, group, files: named, now }))
})
