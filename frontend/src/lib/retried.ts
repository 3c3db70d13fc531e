/** Retries for parts of the app that are fetched when they are first needed (part-files.ts). */

const tries = 3
const pauseMs = 400

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const isReached = () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Resolves with a connection that carries data. */
async function connected(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  while (!(await isReached())) await pause(pauseMs)
}

/** The file that was not fetched, as browsers and the build name it. */
function missingFile(error: unknown): URL | null {
  const found = error instanceof Error ? /(https?:\/\/\S+|\/\S+\.css)$/.exec(error.message)?.[1] : undefined
  return found ? new URL(found, window.location.href) : null
}

/**
 * Retries a part once there is a connection. `load` gets another address for a module whose fetch failed with one, because some browsers
 * remember the failure under the first. Rejects when a file is missing although there is a connection.
 */
export async function retried<T>(load: (again?: string) => Promise<T>): Promise<T> {
  let again: string | undefined
  for (let left = tries - 1; ; left--) {
    try {
      return await load(again)
    } catch (error) {
      const file = missingFile(error)
      if (!file || (left === 0 && navigator.onLine)) throw error
      if (!navigator.onLine) left = tries
      else {
        if (!file.pathname.endsWith('.css')) {
          file.searchParams.set('again', String(left))
          again = file.href
        }
        await pause(pauseMs * (tries - left))
      }
      await connected()
    }
  }
}

/** Whether a part of the app could not be fetched, as after a new version replaced its files. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|^\/\S+\.css$/i.test(error.message)
}
