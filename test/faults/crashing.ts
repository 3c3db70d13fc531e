/**
 * Process death, simulated: code that runs inside `within(process, ...)` stops for ever at the point where its process dies; no
 * catch or finally of it runs any more, just as after SIGKILL. What it wrote before stays.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

export class Died extends Error {}

/** Says whether the process dies at this point; `when` tells on which side of the work it is. */
export type Chooser = (point: string, when: 'before' | 'after') => boolean

class MortalProcess {
  readonly chooser: Chooser
  dead = false
  #die: (error: Died) => void = () => undefined
  readonly death: Promise<never>
  constructor(chooser: Chooser) {
    this.chooser = chooser
    this.death = new Promise((_, reject) => {
      this.#die = reject
    })
    this.death.catch(() => undefined)
  }

  async pass(point: string, when: 'before' | 'after'): Promise<void> {
    if (!this.dead && this.chooser(point, when)) {
      this.dead = true
      this.#die(new Died(`${when} ${point}`))
    }
    if (this.dead) await new Promise(() => undefined)
  }
}

const current = new AsyncLocalStorage<MortalProcess>()

/** Runs `work` in a process of its own. @throws Died when it died; whatever `work` throws otherwise */
export function within<T>(chooser: Chooser, work: () => Promise<T>): Promise<T> {
  const process = new MortalProcess(chooser)
  return Promise.race([current.run(process, work), process.death])
}

/** Does `work` with a point before and after it. */
export async function mortal<T>(point: string, work: () => Promise<T>): Promise<T> {
  const process = current.getStore()
  await process?.pass(point, 'before')
  const result = await work()
  await process?.pass(point, 'after')
  return result
}

/** As the SDK tells them to its middleware: those of the table, also for commands of the document client. */
const writes: ReadonlySet<string> = new Set(['PutItemCommand', 'UpdateItemCommand', 'TransactWriteItemsCommand'])

/** Every write of the table becomes such a point. */
export function makeMortal(client: DynamoDBDocumentClient): void {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const { commandName = '' } = context
      return writes.has(commandName) ? mortal(`${commandName} ${pointOf(args.input)}`, () => next(args)) : next(args)
    },
    { step: 'initialize', name: 'mortal' },
  )
}

function pointOf(input: unknown): string {
  const text = typeof input === 'object' && input !== null && 'UpdateExpression' in input ? String(input.UpdateExpression) : ''
  // numbered placeholders of the ledger are of no interest here
  return text.replaceAll(/\d+/g, '').slice(0, 60)
}
