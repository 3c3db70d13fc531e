/** Every fault that a run may meet, in one table: where it may strike, and what becomes of the call it strikes. */
import type { Process } from './processes.ts'

/** `point`: what is called, such as `table UpdateItem` or `print`. `strike` stands in the place of the call. */
export type Fault = {
  readonly at: RegExp
  readonly strike: <T>(call: () => Promise<T>, process: Process) => Promise<T>
}

const minute = 60_000
const failing = (name: string, httpStatusCode: number) => Object.assign(new Error(`${name}, said by a fault.`), { name, $metadata: { httpStatusCode } })
/** The line broke: nobody knows whether the other side did it. */
const unanswered = () => Object.assign(new Error('socket hang up'), { name: 'TimeoutError' })

const fails =
  (name: string, status: number): Fault['strike'] =>
  () =>
    Promise.reject(failing(name, status))
const lateBy =
  (most: number): Fault['strike'] =>
  async (call, process) => {
    await process.sleep(process.random() * most)
    return call()
  }
const answerLost: Fault['strike'] = async (call) => {
  await call()
  throw unanswered()
}
/** What the client of the SDK does by itself where an answer is lost. */
const askedTwice: Fault['strike'] = async (call) => {
  await call()
  return call()
}

export const faults = {
  'crash before a step': {
    at: /./,
    strike: (call, process) => {
      process.isDoomed = true
      return call()
    },
  },
  'crash after a step': {
    at: /./,
    strike: async (call, process) => {
      const result = await call()
      process.isDoomed = true
      return result
    },
  },
  'Lambda time-out': {
    at: /./,
    strike: async (call, process) => {
      await process.sleep(6 * minute)
      return call()
    },
  },
  'clock ahead': {
    at: /./,
    strike: (call, process) => {
      process.skew += process.random() * 10 * minute
      return call()
    },
  },
  'clock behind': {
    at: /./,
    strike: (call, process) => {
      process.skew -= process.random() * 10 * minute
      return call()
    },
  },
  'DynamoDB slow': { at: /^table/, strike: lateBy(50_000) },
  'DynamoDB failing': { at: /^table/, strike: fails('InternalServerError', 500) },
  'DynamoDB throttling': { at: /^table/, strike: fails('ProvisionedThroughputExceededException', 400) },
  'DynamoDB: answer lost': { at: /^table (?:Put|Update|Delete|Transact)/, strike: answerLost },
  'DynamoDB: asked twice': { at: /^table (?:Put|Update|Delete)/, strike: askedTwice },
  'S3 slow': { at: /^files/, strike: lateBy(45_000) },
  'S3 failing': { at: /^files/, strike: fails('SlowDown', 503) },
  'S3: answer lost': { at: /^files Put/, strike: answerLost },
  'S3: asked twice': { at: /^files Put/, strike: askedTwice },
  'SES slow': { at: /^mail/, strike: lateBy(20_000) },
  'SES failing': { at: /^mail/, strike: fails('ServiceUnavailable', 503) },
  'SES busy': { at: /^mail/, strike: fails('Throttling', 400) },
  'SES: answer lost': { at: /^mail/, strike: answerLost },
  'Scheduler failing': { at: /^schedules/, strike: fails('InternalServerException', 500) },
  'Scheduler: answer lost': { at: /^schedules/, strike: answerLost },
  'Chromium killed': { at: /^print/, strike: () => Promise.reject(new Error('Protocol error (Page.printToPDF): Target closed')) },
  'Chromium hung': {
    at: /^print/,
    strike: async (_, process) => {
      await process.sleep(45_000)
      throw new Error('The PDF was not ready after 45 seconds.')
    },
  },
  'a block in error': {
    at: /^compute/,
    strike: (call, process) => {
      process.isReportBroken = true
      return call()
    },
  },
} as const satisfies Record<string, Fault>

/** This one strikes between services: EventBridge hands an event over a second time. */
export const twice = 'event delivered twice'
export type FaultName = keyof typeof faults | typeof twice
