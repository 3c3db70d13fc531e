/** `npm run dev`: Vite serves the screens with hot reload, and the functions are replaced when their code changes. */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { type LocalStack, type StackOptions, startStack } from './stack.ts'

const checkout = join(import.meta.dirname, '../..')

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
      return { listener: vite.middlewares, close: () => vite.close() }
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
