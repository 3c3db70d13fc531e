/**
 * Node's environment of Jest. Tells hooks whether their test failed, gives a test file the parts that its worker shares (`parts.ts`), runs a few
 * files in the order they are written in, and records the CPU seconds of each file where ALMANAC_TEST_PROFILE names a file to write to.
 */
import { fork } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { TestEnvironment } from 'jest-environment-node'
import { cpuSeconds } from './cpu-seconds.mjs'

const checkout = join(import.meta.dirname, '../..')
const profile = process.env.ALMANAC_TEST_PROFILE

/**
 * Files whose tests run in the order of the seed (`randomize` of jest.config.mjs). All others have a table, a demo or a clock for their tests
 * together, and keep their order; ALMANAC_TEST_SHUFFLED shuffles them too.
 */
const shuffled = /^(shared|frontend|infra|test\/screens)\//

/** The process of this worker's parts: started by the first file that asks for one, and ended by the end of the worker. */
let child = null
let asked = 0
const answers = new Map()

function start() {
  const started = fork(join(import.meta.dirname, 'process.ts'), { execArgv: ['--no-warnings'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  started.on('message', ({ id, ...answer }) => {
    answers.get(id)?.(answer)
    answers.delete(id)
    if (answers.size === 0) started.channel?.unref()
  })
  started.on('exit', () => {
    if (child === started) child = null
    for (const answer of answers.values()) answer({ error: 'The process of the shared parts ended.' })
    answers.clear()
  })
  // waiting for the next file must not hold up the end of the run
  started.unref()
  return started
}

/** Resolves to `{ given }` or `{ error }`, so that an error is made in the realm of the test. */
function ask(part, options) {
  child ??= start()
  asked += 1
  child.channel?.ref()
  child.send({ id: asked, part, options })
  return new Promise((resolve) => answers.set(asked, resolve))
}

export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.path = relative(checkout, context.testPath).replaceAll(sep, '/')
    this.begun = profile ? { cpu: cpuSeconds(), wall: performance.now() } : null
    this.global.askForPart = ask
  }

  /**
   * @param {{ name: string }} event
   * @param {{ randomize?: boolean }} state
   */
  handleTestEvent({ name }, state) {
    if (name === 'setup' && !shuffled.test(this.path) && !process.env.ALMANAC_TEST_SHUFFLED) state.randomize = false
    if (name === 'test_start') this.global.testFailed = false
    if (name === 'test_fn_failure') this.global.testFailed = true
  }

  async teardown() {
    await super.teardown()
    if (!this.begun) return
    const seconds = [cpuSeconds() - this.begun.cpu, (performance.now() - this.begun.wall) / 1000]
    appendFileSync(profile, `${[this.path, ...seconds.map((value) => value.toFixed(2))].join('\t')}\n`)
  }
}
