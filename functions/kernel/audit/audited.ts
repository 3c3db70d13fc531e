/**
 * The audit of one request: its line is written before the first thing that the request writes, so that no write can be without one, and
 * what became of it only where it was not done.
 */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { AuditOutcome, Deed, Named } from '../../../shared/audit.ts'
import type { Actor } from '../accounts/actor.ts'
import { deviceWords, networkOf } from '../accounts/whence.ts'
import { unguarded } from '../before-write.ts'
import { address } from '../request/request.ts'
import { type AuditLine, type Doer, nobody, putLine, putOutcome } from './line.ts'

/** What a handler knows better than its contract; called before its first write. `id`: of the thing. */
export type About = Named & Partial<Deed> & { readonly id?: string | undefined }

/** What the chain and its handlers do with it. */
export type Audit = Pick<Audited, 'about' | 'as' | 'actor' | 'begin' | 'end'>

type Asked = { readonly deed: Deed; readonly event: APIGatewayProxyEventV2; readonly now: Date }

export function auditOf(deed: Deed, event: APIGatewayProxyEventV2, now: Date): Audit {
  return new Audited({ deed, event, now })
}

class Audited {
  private readonly asked: Asked
  private said: About = {}
  private doer: { accountId: string; doer: Doer } | null = null
  private begun: Promise<AuditLine> | null = null

  constructor(asked: Asked) {
    this.asked = asked
  }

  /** Says of the thing what is known by now. */
  about(said: About): void {
    this.said = { ...this.said, ...said }
  }

  /** Who does it, where the session does not say it; null for an address that nobody has. */
  as(person: (Pick<Actor, 'accountId' | 'userId' | 'name'> & { by?: { name: string } | undefined }) | null): void {
    const { accountId, userId, name, by } = person ?? { accountId: nobody, userId: undefined, name: 'Somebody', by: undefined }
    this.doer = { accountId, doer: { userId, name, by: by?.name } }
  }

  /** The person of the session. */
  actor({ accountId, userId, name, key, by }: Actor): void {
    this.doer ??= { accountId, doer: { userId, name, key: key?.name, by: by?.name } }
  }

  /** Resolves when the line stands. Nothing where there is none to write. */
  async begin(outcome: AuditOutcome = 'done'): Promise<void> {
    const { deed } = this.asked
    if (!this.doer) return
    this.begun ??= this.write(deed, this.doer, outcome)
    await this.begun
  }

  /** What became of it: `status` of the answer. A refusal for want of rights has a line; one of input has none, unless something was written. */
  async end(status: number): Promise<void> {
    if (status < 400) return this.begin()
    const outcome = status === 401 || status === 403 ? 'refused' : status < 500 ? 'stopped' : 'failed'
    if (this.begun) return this.close(await this.begun, outcome)
    if (outcome === 'refused') await this.begin(outcome)
  }

  private async close(line: AuditLine, outcome: AuditOutcome): Promise<void> {
    if (this.doer && line.outcome === 'done') await putOutcome(this.doer.accountId, line, outcome)
  }

  private async write(deed: Deed, { accountId, doer }: { accountId: string; doer: Doer }, outcome: AuditOutcome): Promise<AuditLine> {
    const { now, event } = this.asked
    const { id, ...said } = this.said
    const line: AuditLine = {
      ...deed,
      ...said,
      thingId: id ?? Object.values(event.pathParameters ?? {}).find(Boolean),
      at: now.toISOString(),
      id: randomUUID(),
      doer,
      address: networkOf(address(event)) ?? undefined,
      device: deviceWords(event),
      outcome,
    }
    await unguarded(() => putLine(accountId, line))
    return line
  }
}
