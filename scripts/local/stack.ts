/** The whole product on one machine: the parts of AWS it needs, its functions, its web app. */
import { spawn } from 'node:child_process'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createBucket } from './bucket.ts'
import { buildFrontend, printFolder, webFolder } from './build-frontend.ts'
import { watchDisk } from './disk-space.ts'
import { answersAt, type LocalDynamoDb, startDynamoDb } from './dynamodb.ts'
import { bucket, environment, mailEventsTopic, shareable, snsEndpoint } from './environment.ts'
import { lockFolder } from './folder-lock.ts'
import { startFunctionHost } from './host/process.ts'
import { keepWatch } from './jobs.ts'
import { keptKey } from './kept-key.ts'
import type { CallFunction } from './lambda/api.ts'
import { type Listening, listen } from './listen.ts'
import { isOwnPage } from './own-page.ts'
import { forgetSlack } from './pages/slack.ts'
import { startPayment } from './payment.ts'
import { createProductTable } from './product-table.ts'
import { publicAddress } from './public-address.ts'
import { createSns, sesEvent } from './sns.ts'
import { createSpa } from './spa.ts'
import { reapLeftovers, removeStackFile, sentenceOfHolder, writeStackFile } from './stack-file.ts'
import { openStoredParts } from './stored-parts.ts'
import { createWeb, type StackParts } from './web.ts'
import { removePartials } from './write-durably.ts'

export type StackOptions = {
  /** 0 takes a free one */
  port: number
  /** address to listen on; loopback unless said */
  host?: string
  dataFolder: string
  /** the demo accounts and their figures */
  seed: boolean
  /** false: no screens are built or served, as for tests of the API */
  web: boolean
  /** serves the screens instead of the built ones: Vite in development */
  app?: (served: Listening) => Promise<{ listener: RequestListener; close: () => Promise<void> }>
  /** progress, one line at a time */
  say?: (line: string) => void
  /** bytes free on the disk of a folder, for tests */
  freeBytes?: (folder: string) => Promise<number>
}

export type LocalStack = {
  origin: string
  env: Record<string, string>
  replaceFunctions: () => Promise<void>
  /** Waits until no function runs. @throws Error that names what still runs after half a minute */
  untilIdle: () => Promise<void>
  /** Runs `change` on the data folder while no part has it open. The table and the bucket are created again where it removes them. */
  replaceData: (change: () => void) => Promise<void>
  stop: () => Promise<void>
}

/** Runs `work` with the environment of the stack: the AWS SDK reads its settings when a client is made. */
async function within<T>(env: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const before = { ...process.env }
  Object.assign(process.env, env)
  try {
    return await work()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

/** A process of its own, so that making two years of figures does not hold up the parts that store them. */
function seedInto(env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, '../seed.ts')], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let said = ''
  child.stderr?.on('data', (chunk) => (said = (said + String(chunk)).slice(-4000)))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The demo data could not be written.\n${said.trim()}`))))
  })
}

async function listenPublicly(listener: RequestListener, port: number, host: string | undefined): Promise<Listening[]> {
  const first = await listen(listener, port, host ?? '127.0.0.1')
  if (host) return [first]
  // "localhost" is ::1 for some programs; machines without IPv6 do without
  const second = await listen(listener, first.port, '::1').catch(() => null)
  // the socket of hot reload is opened on the first
  second?.server.on('upgrade', (...opened) => first.server.emit('upgrade', ...opened))
  return second ? [first, second] : [first]
}

/** Starts everything and answers when all of it answers. What was started is stopped again when a part fails. */
export async function startStack({ port, host, dataFolder, seed, web, app, say = () => undefined, freeBytes }: StackOptions): Promise<LocalStack> {
  const external = process.env.AWS_ENDPOINT_URL !== undefined
  const ownAddress = (at = port) => publicAddress({ host, port: at, origin: process.env.ALMANAC_ORIGIN })
  const closing: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const lock = lockFolder(dataFolder)
    if (!lock) throw new Error(await sentenceOfHolder(dataFolder))
    closing.push(async () => lock.release())
    for (const written of ['.', 'mail', 'scheduler', 'scheduler/schedules', 'invocations']) removePartials(join(dataFolder, written))
    await reapLeftovers(dataFolder)
    const disk = watchDisk(dataFolder, say, freeBytes)
    let dynamoDb: LocalDynamoDb | undefined
    const call: CallFunction = async (name, payload) => {
      // a job that cannot write must not use up its tries
      await disk.waitForRoom()
      if (!parts.host) throw new Error('The functions are not there yet.')
      return parts.host.call(name, payload)
    }
    const parts: StackParts = {
      ready: false,
      bucket,
      disk,
      database: {
        isAway: () => dynamoDb?.isAway() ?? false,
        answers: () => (dynamoDb ? dynamoDb.answers() : answersAt(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? process.env.AWS_ENDPOINT_URL ?? '')),
      },
      isOwn: (request) => isOwnPage(request, { origin: ownAddress(), ...(host ? { listensAt: host } : {}) }),
      ...openStoredParts(dataFolder, external, call),
    }
    const servers = await listenPublicly(createWeb(parts), port, host)
    closing.push(() => Promise.all(servers.map((server) => server.close())))
    const publicPort = servers[0]?.port ?? port
    const origin = ownAddress(publicPort)
    const sns = createSns({ topic: mailEventsTopic, endpoint: snsEndpoint(publicPort) })
    parts.sns = sns.api
    parts.tellOfMail = async (kind, envelope) => {
      await call('receive-mail-events', JSON.stringify(sns.eventOf(sesEvent(kind, envelope, new Date().toISOString()))))
    }
    const file = { pid: process.pid, origin: `http://127.0.0.1:${publicPort}` }
    let env: Record<string, string> = {}
    let told = writeStackFile(dataFolder, { ...file, children: [], env })
    await told
    /** Parts come and go; the file that names them follows. */
    const tell = () => {
      const write = () => {
        const children = [dynamoDb?.pid(), parts.host?.pid()].filter((pid) => pid !== undefined)
        return writeStackFile(dataFolder, { ...file, children, env: shareable(env) })
      }
      told = told.then(write, write)
      told.catch((error) => say(error instanceof Error ? error.message : String(error)))
      return told
    }
    closing.push(async () => removeStackFile(dataFolder))

    // in development Vite makes the screens; PDFs and public pages are built there too
    const building = web ? buildFrontend(() => say('Building the web app ...'), app ? ['print', 'site'] : undefined) : Promise.resolve(false)
    building.catch(() => undefined)
    if (!external) {
      dynamoDb = await startDynamoDb({ folder: join(dataFolder, 'dynamodb'), say, onStart: () => void tell() })
      closing.push(dynamoDb.stop)
    }
    const payment = await startPayment(dataFolder, () => `http://127.0.0.1:${publicPort}/api/webhooks/stripe`)
    if (payment) closing.push(payment.close)
    env = environment({
      origin,
      port: publicPort,
      ...(dynamoDb ? { dynamoDb: dynamoDb.endpoint } : {}),
      printBundle: printFolder,
      // of the secrets of authenticator apps, and of where people are told outside
      secondFactorKey: await keptKey(dataFolder, 'second-factor-key'),
      channelsKey: await keptKey(dataFolder, 'channels-key'),
      payment: payment?.env ?? {},
    })
    await tell()
    const prepare = () =>
      within(env, async () => {
        await createBucket(env.ALMANAC_BUCKET ?? bucket)
        return createProductTable(env.ALMANAC_TABLE ?? '')
      })
    const isNew = await prepare()
    parts.host = await startFunctionHost(env, join(dataFolder, 'logs'), () => void tell())
    closing.push(parts.host.stop)
    await tell()
    if (seed) {
      if (isNew) say('Making two years of demo data ...')
      await seedInto(env)
    }
    await building
    if (app && servers[0]) {
      const opened = await app(servers[0])
      closing.push(opened.close)
      parts.app = opened.listener
    } else Object.assign(parts, { app: createSpa(webFolder, origin), sharedPage: web })
    parts.ready = true
    parts.scheduler.runner.start()
    parts.invocations.start()
    closing.push(() => parts.invocations.stop())
    closing.push(keepWatch(parts.host, disk, () => !parts.ready))
    // a run under way may end, but not forever: what is cut off is fired again at the next start
    closing.push(() => Promise.race([parts.scheduler.runner.stop(), new Promise((resolve) => setTimeout(resolve, 5000).unref())]))
    const { host: functions } = parts
    const replaceData = async (change: () => void) => {
      parts.ready = false
      await functions.untilIdle()
      await Promise.all([parts.scheduler.runner.stop(), parts.invocations.stop()])
      await dynamoDb?.pause(change)
      forgetSlack()
      Object.assign(parts, openStoredParts(dataFolder, external, call))
      await prepare()
      parts.scheduler.runner.start()
      parts.invocations.start()
      parts.ready = true
    }
    return { origin, env, replaceFunctions: functions.replace, untilIdle: functions.untilIdle, replaceData, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
