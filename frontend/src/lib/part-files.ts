/** Fetches parts of the app in place of the build's own helper (vite.config.ts), which neither retries nor links a failed stylesheet again. */
import { retried } from './retried.ts'

const linked: Record<string, Promise<unknown> | undefined> = {}

/** Rejects with the address of a stylesheet that fails. A script that fails makes its import fail. */
function link(file: string): Promise<unknown> | undefined {
  const href = `/${file}`
  const there = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
  // a style sheet that the page itself names may have failed to load
  if (there && (there.rel !== 'stylesheet' || there.sheet)) return undefined
  there?.remove()
  const made = document.createElement('link')
  const isSheet = href.endsWith('.css')
  made.rel = isSheet ? 'stylesheet' : 'modulepreload'
  made.crossOrigin = ''
  made.href = href
  document.head.append(made)
  if (!isSheet) return undefined
  return new Promise((resolve, reject) => {
    made.onload = resolve
    made.onerror = () => {
      // the next attempt links it again
      made.remove()
      linked[file] = undefined
      reject(new Error(href))
    }
  })
}

/** Links the files that are not linked yet, and imports the part once its stylesheets are loaded. */
const withFiles = <T>(importPart: () => Promise<T>, files: readonly string[] = []): Promise<T> =>
  retried(async (again) => {
    await Promise.all(
      files.map((file) => {
        linked[file] ??= link(file)
        return linked[file]
      }),
    )
    return again ? import(/* @vite-ignore */ again) : importPart()
  })

export { withFiles as __vitePreload }
