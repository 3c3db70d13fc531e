/** jsreport in a process of its own. It is handed its settings as it starts; then each message names a document, and is answered with how long its PDF took. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as v from 'valibot'

type Jsreport = {
  use: (extension: unknown) => void
  init: () => Promise<void>
  render: (request: object) => Promise<{ output: { getBuffer: () => Promise<Uint8Array> } }>
  close: () => Promise<void>
}

const Settings = v.object({ folder: v.string(), chrome: v.looseObject({}), paper: v.looseObject({}) })
/** `end`: the last one */
const Asked = v.union([v.object({ name: v.string(), drawing: v.boolean() }), v.literal('end')])

const { folder, chrome, paper } = v.parse(Settings, JSON.parse(process.argv[2] ?? ''))
const load = createRequire(join(folder, 'package.json'))
const makeJsreport: (options: object) => Jsreport = load('@jsreport/jsreport-core')
const chromePdf: (options: object) => unknown = load('@jsreport/jsreport-chrome-pdf')

const jsreport = makeJsreport({
  rootDirectory: folder,
  loadConfig: false,
  discover: false,
  // nothing that is not needed to print: no log, no sandbox, no profile of each request
  logger: { silent: true },
  trustUserCode: true,
  profiler: { defaultMode: 'disabled' },
  workers: { numberOfWorkers: 1 },
})
jsreport.use(chromePdf(chrome))
await jsreport.init()

async function answer(message: unknown): Promise<void> {
  const asked = v.parse(Asked, message)
  if (asked === 'end') {
    await jsreport.close()
    process.exit(0)
  }
  const content = readFileSync(join(folder, asked.name), 'utf8')
  globalThis.gc?.()
  const start = performance.now()
  const { output } = await jsreport.render({
    template: { content, engine: 'none', recipe: 'chrome-pdf', chrome: { ...paper, waitForJS: asked.drawing } },
  })
  const bytes = await output.getBuffer()
  process.send?.({ took: performance.now() - start, bytes })
}

process.on('message', (message) => {
  answer(message).catch((error) => {
    console.error(error)
    process.exit(1)
  })
})
process.send?.('ready')
