/** The REST API of EventBridge Scheduler: schedules and groups. */
import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import * as v from 'valibot'
import { readBody } from '../read-body.ts'
import { requestUrl } from '../request-url.ts'
import { ServiceError } from '../service-error.ts'
import { BadExpression, nextRun } from './expression.ts'
import type { Runner } from './runner.ts'
import { arnOf, type Schedule, ScheduleInput, ScheduleName, timingOf } from './schedule.ts'
import type { ScheduleStore } from './store.ts'

const invalid = (message: string) => new ServiceError(400, 'ValidationException', message)
const missing = (what: string, name: string) => new ServiceError(404, 'ResourceNotFoundException', `${what} ${name} does not exist.`)
const conflict = (what: string, name: string) => new ServiceError(409, 'ConflictException', `${what} ${name} already exists.`)

const maxBody = 1024 * 1024
const groupArn = (name: string) => `arn:aws:scheduler:eu-west-1:000000000000:schedule-group/${name}`

function parse<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const [issue] = result.issues
  throw invalid(`${v.getDotPath(issue) ?? 'The request'}: ${issue.message}`)
}

const summary = (schedule: Schedule) => ({
  Arn: arnOf(schedule),
  Name: schedule.name,
  GroupName: schedule.group,
  State: schedule.input.State ?? 'ENABLED',
  CreationDate: schedule.createdAt / 1000,
  LastModificationDate: schedule.modifiedAt / 1000,
  Target: { Arn: schedule.input.Target.Arn },
})

function details(schedule: Schedule): unknown {
  const { ClientToken: _, ...input } = schedule.input
  return {
    ...input,
    ...summary(schedule),
    ScheduleExpressionTimezone: input.ScheduleExpressionTimezone ?? 'UTC',
    ActionAfterCompletion: input.ActionAfterCompletion ?? 'NONE',
    Target: input.Target,
  }
}

type Call = { method: string; path: string[]; query: URLSearchParams; body: unknown }

export function createSchedulerApi(store: ScheduleStore, runner: Pick<Runner, 'wake'>): RequestListener {
  const inGroup = (query: URLSearchParams) => query.get('groupName') ?? 'default'

  function find(name: string, group: string): Schedule {
    const schedule = store.get(group, name)
    if (!schedule) throw missing('Schedule', name)
    return schedule
  }

  async function save(name: string, group: string, input: ScheduleInput, createdAt: number): Promise<unknown> {
    if (!store.groups().includes(group)) throw missing('Schedule group', group)
    const timed = { input, createdAt }
    let nextAt: number | null
    try {
      nextAt = nextRun(timingOf(timed), timingOf(timed).start - 1)
    } catch (error) {
      throw error instanceof BadExpression ? invalid(error.message) : error
    }
    const schedule: Schedule = {
      name,
      group,
      revision: randomUUID(),
      createdAt,
      modifiedAt: Date.now(),
      nextAt,
      attempts: 0,
      retryAt: null,
      lastError: null,
      input,
    }
    await store.put(schedule)
    runner.wake()
    return { ScheduleArn: arnOf(schedule) }
  }

  async function schedules({ method, path: [name], query, body }: Call): Promise<unknown> {
    if (name === undefined) {
      const group = query.get('ScheduleGroup')
      const prefix = query.get('NamePrefix') ?? ''
      const state = query.get('State')
      const from = Number(query.get('NextToken') ?? 0)
      const count = Number(query.get('MaxResults') ?? 100)
      const found = store
        .all()
        .filter((one) => (!group || one.group === group) && one.name.startsWith(prefix) && (!state || (one.input.State ?? 'ENABLED') === state))
      return { Schedules: found.slice(from, from + count).map(summary), NextToken: found.length > from + count ? String(from + count) : null }
    }
    parse(ScheduleName, name)
    if (method === 'GET') return details(find(name, inGroup(query)))
    if (method === 'DELETE') {
      await store.remove(find(name, inGroup(query)))
      return {}
    }
    const input = parse(ScheduleInput, body)
    const group = input.GroupName ?? 'default'
    const existing = store.get(group, name)
    if (method === 'POST') {
      if (!existing) return save(name, group, input, Date.now())
      // a retry of the same call is not a conflict
      if (input.ClientToken && input.ClientToken === existing.input.ClientToken) return { ScheduleArn: arnOf(existing) }
      throw conflict('Schedule', name)
    }
    if (method === 'PUT') return save(name, group, input, find(name, group).createdAt)
    throw invalid(`${method} is not supported here.`)
  }

  async function groups({ method, path: [name], query }: Call): Promise<unknown> {
    const described = (group: string) => ({ Arn: groupArn(group), Name: group, State: 'ACTIVE' })
    if (name === undefined) {
      const prefix = query.get('NamePrefix') ?? ''
      return {
        ScheduleGroups: store
          .groups()
          .filter((group) => group.startsWith(prefix))
          .map(described),
      }
    }
    parse(ScheduleName, name)
    const exists = store.groups().includes(name)
    if (method === 'POST') {
      if (exists) throw conflict('Schedule group', name)
      await store.putGroup(name)
      return { ScheduleGroupArn: groupArn(name) }
    }
    if (!exists) throw missing('Schedule group', name)
    if (method === 'GET') return described(name)
    if (method !== 'DELETE' || name === 'default') throw invalid(`${method} is not supported here.`)
    for (const schedule of store.all().filter((one) => one.group === name)) await store.remove(schedule)
    await store.removeGroup(name)
    return {}
  }

  return async (request, response) => {
    const answer = (status: number, body: unknown, headers = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID(), ...headers })
      response.end(JSON.stringify(body))
    }
    try {
      const url = requestUrl(request)
      if (!url) throw invalid('The address cannot be read.')
      const [resource, ...path] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
      const text = (await readBody(request, maxBody)).toString('utf8')
      const call = { method: request.method ?? 'GET', path, query: url.searchParams, body: text ? JSON.parse(text) : undefined }
      if (resource === 'schedules') answer(200, await schedules(call))
      else if (resource === 'schedule-groups') answer(200, await groups(call))
      else throw new ServiceError(404, 'UnknownOperationException', `There is no ${request.method} ${url.pathname} in the local EventBridge Scheduler.`)
    } catch (error) {
      const known = error instanceof ServiceError ? error : error instanceof SyntaxError ? invalid('The body is not JSON.') : null
      const message = error instanceof Error ? error.message : 'Unknown'
      answer(known?.status ?? 500, { Message: message }, { 'x-amzn-errortype': known?.code ?? 'InternalServerException' })
    }
  }
}
