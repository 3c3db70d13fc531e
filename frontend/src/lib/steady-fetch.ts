import { readClock } from './server-clock.ts'

/** Between the tries of a read: a connection breaks for a moment, or carries nothing yet when the browser says that it is there. */
const pausesMs = [300, 1000, 2500]

/** `fetch`, but a read that gets no answer is sent again while the browser says that there is a connection. */
export async function steadyFetch(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  for (const ms of init?.method === 'GET' ? pausesMs : []) {
    try {
      return await timedFetch(address, init)
    } catch (error) {
      if (init?.signal?.aborted || !navigator.onLine) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
  return timedFetch(address, init)
}

async function timedFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked)
  readClock(response.headers)
  return response
}
