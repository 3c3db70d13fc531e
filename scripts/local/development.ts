/** `npm run dev`: Vite serves the screens with hot reload, and the functions are replaced when their code changes. */
import { watch } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { siteFileOf } from '../../shared/site-pages.ts'
import { siteFolder } from './build-frontend.ts'
import { requestUrl } from './request-url.ts'
import { createSpa, isSignedIn } from './spa.ts'
import { type LocalStack, type StackOptions, startStack } from './stack.ts'

const checkout = join(import.meta.dirname, '../..')

/** Public pages and what they load are served as they were built when the stack started. */
function isOfSite(request: IncomingMessage): boolean {
  const path = requestUrl(request)?.pathname ?? ''
  return siteFileOf(path, isSignedIn(request)) !== null || /^\/(assets\/|sitemap\.xml$|robots\.txt$)/.test(path)
}

export async function startDevelopment(options: StackOptions): Promise<LocalStack> {
  const say = options.say ?? (() => undefined)
  const stack = await startStack({
    ...options,
    app: async ({ server }) => {
      const { createServer } = await import('vite')
      const vite = await createServer({
        configFile: join(checkout, 'frontend/vite.config.ts'),
        server: { middlewareMode: true, hmr: { server } },
        appType: 'spa',
      })
      const site = createSpa(siteFolder)
      const listener: RequestListener = (request, response) => (isOfSite(request) ? site(request, response) : vite.middlewares(request, response))
      return { listener, close: () => vite.close() }
    },
  })
  let timer: NodeJS.Timeout | undefined
  const changed = (name: string | null) => {
    if (!name?.endsWith('.ts') || name.endsWith('.test.ts')) return
    clearTimeout(timer)
    // editors write several files at once
    timer = setTimeout(() => {
      stack.replaceFunctions().then(
        () => say(`Functions reloaded (${name}).`),
        (error) => say(error instanceof Error ? error.message : String(error)),
      )
    }, 150)
  }
  const watchers = ['functions', 'shared'].map((folder) => watch(join(checkout, folder), { recursive: true }, (_, name) => changed(name)))
  return {
    ...stack,
    stop: async () => {
      for (const watcher of watchers) watcher.close()
      clearTimeout(timer)
      await stack.stop()
    },
  }
}
