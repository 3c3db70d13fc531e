/**
 * Notes what every write of an import is about to change, whatever writes it: what stood there before is kept first
 * (docs/decisions/0043-an-import-can-be-undone.md). It looks at the writes themselves, so no importer can forget to tell.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { dynamo } from '../../../kernel/clients.ts'

export type Key = { readonly pk: string; readonly sk: string }
/** Resolves when what the keys hold now is kept. */
type BeforeWrite = (keys: readonly Key[]) => Promise<void>

const running = new AsyncLocalStorage<BeforeWrite | null>()
let watched = false

/** Runs `work`; before each of its writes to the table, `beforeWrite` is waited for. */
export function noting<T>(beforeWrite: BeforeWrite, work: () => Promise<T>): Promise<T> {
  watch()
  return running.run(beforeWrite, work)
}

function watch(): void {
  if (watched) return
  watched = true
  dynamo().middlewareStack.add(
    (next, { commandName = '' }) =>
      async (given) => {
        const beforeWrite = running.getStore()
        const keys = beforeWrite ? keysOf(commandName, given.input) : []
        // what it reads and keeps itself is none of the import's writes
        if (beforeWrite && keys.length > 0) await running.run(null, () => beforeWrite(keys))
        return next(given)
      },
    { step: 'build', name: 'noteImport' },
  )
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : isFields(value) ? [value] : [])
const textOf = (value: unknown): string | null => (isFields(value) && typeof value.S === 'string' ? value.S : null)

function keyIn(holder: unknown): Key[] {
  if (!isFields(holder)) return []
  const [pk, sk] = [textOf(holder.pk), textOf(holder.sk)]
  return pk === null || sk === null ? [] : [{ pk, sk }]
}

/** The keys that a command of DynamoDB writes to, as it is sent; none of a read. */
function keysOf(command: string, input: unknown): Key[] {
  if (!isFields(input)) return []
  switch (command) {
    case 'PutItemCommand':
      return keyIn(input.Item)
    case 'UpdateItemCommand':
    case 'DeleteItemCommand':
      return keyIn(input.Key)
    case 'TransactWriteItemsCommand':
      return fieldsIn(input.TransactItems).flatMap(({ Put, Update, Delete }) =>
        [Put, Update, Delete].filter(isFields).flatMap(({ Item, Key }) => keyIn(Item ?? Key)),
      )
    case 'BatchWriteItemCommand':
      return fieldsIn(isFields(input.RequestItems) ? Object.values(input.RequestItems).flat() : []).flatMap(({ PutRequest, DeleteRequest }) =>
        [PutRequest, DeleteRequest].filter(isFields).flatMap(({ Item, Key }) => keyIn(Item ?? Key)),
      )
    default:
      return []
  }
}
