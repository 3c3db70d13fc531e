/** Parts of the app that are fetched when they are first needed; every dynamic import goes through here (vite.config.ts). */

const tries = 3
const pauseMs = 400

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const isReached = () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * At once with a connection, else with the next one, as soon as it carries something. A module whose fetch failed once is not fetched again
 * by every browser, so it is not tried without.
 */
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

/** Waits for a connection and tries again; rejects when the file is not to be had although there is one. */
async function retried<T>(load: () => Promise<T>): Promise<T> {
  let again = load
  for (let left = tries - 1; ; left--) {
    await connected()
    try {
      return await again()
    } catch (error) {
      const file = missingFile(error)
      if (!file || (left === 0 && navigator.onLine)) throw error
      if (!file.pathname.endsWith('.css')) {
        // another address, because the failure is remembered under the first
        file.searchParams.set('again', String(left))
        again = () => import(/* @vite-ignore */ file.href)
      }
      if (!navigator.onLine) left = tries
      else await pause(pauseMs * (tries - left))
    }
  }
}

/** The part of the app that `load` fetches: once, however often it is asked for, so what is there needs no connection. */
export function fetchedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | null = null
  return () => {
    part ??= retried(load).catch((error) => {
      part = null
      throw error
    })
    return part
  }
}

/** Whether a part of the app could not be fetched, as after a new version replaced its files. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|^\/\S+\.css$/i.test(error.message)
}
