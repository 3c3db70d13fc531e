/**
 * The built web app in one page, with its API mocked at the boundary: no stack and no functions. Answers and requests are checked against their
 * contracts, so a mock cannot say what the product never would.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals'
import type { CDPSession, Page, Protocol } from 'puppeteer-core'
import * as v from 'valibot'
import { buildFrontend, webFolder } from '../../scripts/local/build-frontend.ts'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { createSpa } from '../../scripts/local/spa.ts'
import type { Answered, Route } from '../../shared/api/client.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { endpoints } from '../../shared/api/index.ts'
import { startBrowser, type TestBrowser, type TestPage } from './browser.ts'
import { sampleAnswers } from './sample-answers.ts'

export type Asked = { route: string; params: Record<string, string>; query: Record<string, unknown>; body: unknown }

/** A refusal as the API sends it. */
export class Refusal {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, error: string, more: Record<string, unknown> = {}) {
    this.status = status
    this.body = { error, status, title: error, type: 'about:blank', request_id: 'mocked', ...more }
  }
}

/** An answer that breaks its contract, as a proxy or a function of another version may send it. */
export class BrokenAnswer {
  readonly body: unknown
  constructor(body: unknown) {
    this.body = body
  }
}

/** Never answered, as by a server that hangs. */
export const held = new Promise<never>(() => undefined)

/** Fails as without a connection: answers of the mocked API pass an offline browser. */
export const unreachable = Symbol('unreachable')

/** Answers every request, as the functions themselves do. */
export type Answering = (asked: Asked) => Promise<unknown>

type Reply<R extends Route> = Answered<R> | Refusal | BrokenAnswer | typeof unreachable
type Answer<R extends Route> = Reply<R> | Promise<Reply<R>>
export type Answers = { [R in Route]?: Answer<R> | ((asked: Asked) => Answer<R>) }

const contracts: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((contract: Endpoint) => [`${contract.method} ${contract.path}`, contract]))
const patterns = [...contracts].map(([route, { method, path }]) => ({
  route,
  method,
  literals: path.split('/').filter((part) => !part.startsWith('{')).length,
  pattern: new RegExp(`^/api${path.replace(/[.]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))
// a literal segment wins over a parameter, as in API Gateway
patterns.sort((a, b) => b.literals - a.literals)

/** What was asked, parsed by the contract. @throws Error where the app sends what the API would refuse */
function askedOf({ method, url, postData }: Protocol.Network.Request): Asked {
  const { pathname, searchParams } = new URL(url)
  const found = patterns.find((one) => one.method === method && one.pattern.test(pathname))
  const contract = contracts.get(found?.route ?? '')
  if (!found || !contract) throw new Error(`The app asks ${method} ${pathname}, which no contract declares.`)
  const given = contract.upload || postData === undefined ? undefined : JSON.parse(postData)
  return {
    route: found.route,
    params: { ...found.pattern.exec(pathname)?.groups },
    query: v.parse(contract.query ?? v.object({}), Object.fromEntries(searchParams)),
    body: contract.body && given !== undefined ? v.parse(contract.body, given) : given,
  }
}

function checked(route: string, answer: unknown): unknown {
  const response = contracts.get(route)?.response
  return typeof response === 'object' ? v.parse(response, answer) : answer
}

export type MockedApp = {
  /** Opens a path with these answers before those of the sample account; a request that neither has stays open. */
  open: (path: string, answers?: Answers | Answering, size?: { width: number; height: number }, host?: string) => Promise<Page>
  /** Changes answers of the open page. */
  answer: (answers: Answers) => void
  /** As after a deploy: the files that the open page has not fetched yet are gone. False brings them back. */
  replaceFiles: (isReplaced: boolean) => void
  /** Delays the answers of this test, by the number of requests that came before. */
  delay: (milliseconds: (asked: Asked, before: number) => number) => void
  /** Answers of this test come from a server with this clock (ISO instant), so that the browser's own is wrong. */
  serverTime: (now: string) => void
  /** An error that the console of this test may contain. */
  allow: (fault: RegExp) => void
  /** What the open page has asked, in order; of one route where it is named. */
  asked: (route?: Route) => readonly Asked[]
}

/** Call it once at the top of a test file. After each test, nothing may have failed in the page that its test did not expect. */
export function startMockedApp(): MockedApp {
  let browser: TestBrowser
  let served: Listening
  let shown: TestPage
  let answers: Answers | Answering = {}
  let calls: Asked[] = []
  const broken: string[] = []
  let files: 'there' | 'gone' | 'back' = 'there'
  const unanswered: string[] = []
  let delayOf = (_: Asked, __: number) => 0
  let serverNow: string | null = null
  let allowed: RegExp | null = null

  async function reply(session: CDPSession, { requestId, request }: Protocol.Fetch.RequestPausedEvent): Promise<void> {
    const send = (status: number, body: unknown) =>
      session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: [
          { name: 'content-type', value: status < 400 ? 'application/json' : 'application/problem+json' },
          { name: 'cache-control', value: 'no-store' },
          ...(serverNow ? [{ name: 'date', value: new Date(serverNow).toUTCString() }] : []),
        ],
        body: Buffer.from(JSON.stringify(body)).toString('base64'),
      })
    try {
      const asked = askedOf(request)
      calls.push(asked)
      await wait(delayOf(asked, calls.length - 1))
      const given: unknown = typeof answers === 'function' ? answers : (Reflect.get(answers, asked.route) ?? Reflect.get(sampleAnswers, asked.route))
      // a test that needs the answer says so by waiting in vain; a request that comes late must not fail one that does not
      if (given === undefined) return void unanswered.push(asked.route)
      const answer: unknown = await (typeof given === 'function' ? given(asked) : given)
      if (answer === unreachable) await session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
      else if (answer instanceof Refusal) await send(answer.status, answer.body)
      else if (answer instanceof BrokenAnswer) await send(200, answer.body)
      else await send(contracts.get(asked.route)?.status ?? 200, checked(asked.route, answer))
    } catch (error) {
      // the page left while its request was open
      if (error instanceof Error && /Session closed|Invalid InterceptionId|Target closed/.test(error.message)) return
      broken.push(error instanceof Error ? error.message : String(error))
      await send(500, { error: 'mocked' }).catch(() => undefined)
    }
  }

  beforeAll(async () => {
    await buildFrontend(() => undefined)
    const spa = createSpa(webFolder)
    ;[browser, served] = await Promise.all([
      startBrowser(),
      listen((request, response) => (files === 'gone' && request.url?.startsWith('/assets/') ? response.writeHead(404).end() : spa(request, response))),
    ])
    shown = await browser.newPage()
    // no machine is so busy that a page without a server takes longer
    shown.page.setDefaultTimeout(60_000)
    // drawn frame by frame, transitions are a fifth of the cost; of a whole run the walks through the product see them
    await shown.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    const session = await shown.page.createCDPSession()
    session.on('Fetch.requestPaused', (event) => void reply(session, event))
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  }, 240_000)
  afterEach(async () => {
    if (Reflect.get(globalThis, 'testFailed') === true) console.error(await browser.shown(), 'Nothing answers', unanswered)
    unanswered.length = 0
    // what the browser says of a refused request is no fault of the page
    // browsers leave that header out on plain HTTP and say so
    const expected =
      files === 'there'
        ? /^Failed to load resource|^The Cross-Origin-Opener-Policy header has been ignored/
        : /^Failed to load resource|dynamically imported module|^Error: \/assets\/\S+\.css /
    const faults = shown.faults.splice(0).filter((fault) => !expected.test(fault) && !allowed?.test(fault))
    files = 'there'
    delayOf = () => 0
    serverNow = null
    allowed = null
    expect([...broken.splice(0), ...faults]).toEqual([])
  })
  afterAll(async () => {
    await browser?.stop()
    await served?.close()
  })
  return {
    replaceFiles: (isReplaced) => {
      files = isReplaced ? 'gone' : 'back'
    },
    delay: (milliseconds) => {
      delayOf = milliseconds
    },
    serverTime: (now) => {
      serverNow = now
    },
    allow: (fault) => {
      allowed = fault
    },
    open: async (path, given = {}, size = { width: 1440, height: 1000 }, host = 'localhost') => {
      answers = given
      await shown.page.setViewport(size)
      // no request of the page before counts for this one
      await shown.page.goto('about:blank')
      calls = []
      await shown.page.goto(`http://${host}:${served.port}${path}`, { waitUntil: 'domcontentloaded' })
      return shown.page
    },
    answer: (given) => {
      answers = { ...answers, ...given }
    },
    asked: (route) => (route ? calls.filter((call) => call.route === route) : calls),
  }
}
