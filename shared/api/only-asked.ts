import type { WriteRoute } from './client.ts'

/** Writes that a screen makes as it opens and that change nothing it reads: the table of changes is not fetched for them. */
export const onlyAsked: readonly WriteRoute[] = ['POST /reports/summary', 'POST /me/indicators']
