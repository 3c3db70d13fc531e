/**
 * Stands in for Stripe on one machine: the endpoints that Almanac calls, the pages it sends people to, and the events it is told. Its clock can be
 * advanced: `POST /_local/advance {"days": 31}`. `GET /_local/events` lists what it told; `POST /_local/hold {"holds": true}` keeps events back, and
 * `POST /_local/events/ID/send` tells one, again or late.
 */
import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readBody } from '../read-body.ts'
import { writeDurably } from '../write-durably.ts'
import { createApi } from './api.ts'
import { readForm } from './form.ts'
import { hosted, type Shown } from './hosted.ts'
import { type EventKept, emptyWorld, type Kept } from './records.ts'
import { openWorld } from './world.ts'

export type StripeOptions = {
  /** where what is kept stands between starts */
  file: string
  /** its own address, once it listens */
  origin: () => string
  /** where events are told */
  webhook: () => string
  secret: string
}

export type LocalStripe = { readonly listener: RequestListener; readonly settled: () => Promise<void> }

export function createStripe({ file, origin, webhook, secret }: StripeOptions): LocalStripe {
  const kept: Kept = existsSync(file) ? { ...emptyWorld(), ...JSON.parse(readFileSync(file, 'utf8')) } : emptyWorld()
  let sending: Promise<unknown> = Promise.resolve()

  /** Signed at the moment it is sent, as Stripe does. */
  async function send(event: EventKept): Promise<number> {
    event.sent += 1
    const t = Math.floor(Date.now() / 1000)
    const v1 = createHmac('sha256', secret).update(`${t}.${event.body}`).digest('hex')
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` }
    return fetch(webhook(), { method: 'POST', headers, body: event.body }).then(
      ({ status }) => status,
      () => 0,
    )
  }

  const world = openWorld(kept, {
    origin,
    tell: (type, object) => {
      const id = `evt_local${String(++kept.count).padStart(6, '0')}`
      const body = JSON.stringify({ id, object: 'event', type, created: Math.floor(Date.now() / 1000), livemode: false, data: { object } })
      const event = { id, type, created: Date.now(), body, sent: 0 }
      kept.events.push(event)
      if (!kept.holds) sending = sending.then(() => send(event))
    },
  })
  const api = createApi(world, origin)

  const json = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  const show = (response: ServerResponse, shown: Shown | null) => {
    if (shown === null) json(response, 404, { error: { message: 'There is no such page.' } })
    else if ('to' in shown) response.writeHead(303, { location: shown.to }).end()
    else response.writeHead(shown.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(shown.page)
  }

  async function control(path: string, body: string, response: ServerResponse): Promise<void> {
    if (path === '/_local/events') return json(response, 200, kept.events)
    const given = JSON.parse(body || '{}')
    if (path === '/_local/hold') kept.holds = given.holds === true
    if (path === '/_local/advance') world.advance(Number(given.days))
    const id = /^\/_local\/events\/(\w+)\/send$/.exec(path)?.[1]
    const event = kept.events.find((one) => one.id === id)
    const status = event ? await send(event) : null
    await sending
    json(response, 200, { now: world.now(), status })
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request
    const url = new URL(request.url ?? '/', origin())
    const body = String(await readBody(request, 200_000))
    if (url.pathname.startsWith('/_local/')) await control(url.pathname, body, response)
    else if (url.pathname.startsWith('/v1/')) {
      const key = request.headers['idempotency-key']
      const answer = api(method, url.pathname, readForm(method === 'GET' ? url.search.slice(1) : body), typeof key === 'string' ? key : undefined)
      json(response, answer.status, answer.body)
    } else show(response, hosted(world, url, method, readForm(body)))
    if (method !== 'GET') await writeDurably(file, JSON.stringify(kept))
  }

  return {
    listener: (request, response) => {
      respond(request, response).catch((error) => {
        if (response.headersSent) return response.destroy()
        json(response, 500, { error: { type: 'api_error', message: error instanceof Error ? error.message : String(error) } })
      })
    },
    settled: async () => {
      await sending
    },
  }
}
