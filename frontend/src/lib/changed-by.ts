/** Loads the table of what each write changes (shared/api/changes.gen.ts) at the first click or key, since nothing is written before. */
import type { ReadRoute, WriteRoute } from '../../../shared/api/client.ts'
import { onlyAsked } from '../../../shared/api/only-asked.ts'

const load = () => import('../../../shared/api/changes.gen.ts')

// a component may be drawn where there is no window
for (const event of ['pointerdown', 'keydown'] as const)
  globalThis.addEventListener?.(event, () => void load().catch(() => undefined), { once: true, passive: true })

/** The reads that a write changes; none while the table cannot be fetched, when they could not be read either. */
export async function changedBy(route: WriteRoute): Promise<readonly ReadRoute[]> {
  // without a connection the reads would fail as well
  if (!navigator.onLine || onlyAsked.includes(route)) return []
  return load().then(
    ({ changes }) => changes[route],
    () => [],
  )
}
