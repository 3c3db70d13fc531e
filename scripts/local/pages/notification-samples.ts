/** A thread that answers once with every notification and its samples. */
import { parentPort } from 'node:worker_threads'
import { notifications } from '../../../shared/notifications/index.ts'
import { loadSamples } from '../../../shared/notifications/samples.ts'
import type { Previewed } from './notifications.ts'

const all: Previewed[] = await Promise.all(
  notifications.map(async ({ id, label, icon, channels, audience }) => ({ id, label, icon, channels, audience, samples: await loadSamples(id) })),
)
parentPort?.postMessage(all)
