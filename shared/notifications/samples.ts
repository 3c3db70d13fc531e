/** Every notification with sample values, for the preview and the golden pictures; no Lambda imports it. */
import type { Content } from './email/email.ts'
import type { NotificationId } from './index.ts'
import { emailOf, type NotificationDefinition } from './notification.ts'

/** `data`: what it was made from. */
export type Sample = { sentence: string; link: string; email: Content; data: unknown }
export type Samples = Readonly<Record<string, Sample>>

const origin = 'https://almanac.example'

/** What the values of a folder's `samples.ts` become; the key says what is special about them. */
export function samplesOf<Data>(definition: NotificationDefinition<Data>, values: Readonly<Record<string, Data>>): Samples {
  return Object.fromEntries(
    Object.entries(values).map(([name, data]) => {
      return [name, { sentence: definition.sentence(data), link: definition.link(data), email: emailOf(definition, data, origin), data }]
    }),
  )
}

/** Those of a registered notification, from the folder of its name. */
export async function loadSamples(id: NotificationId): Promise<Samples> {
  const { samples }: { samples: Samples } = await import(`./${id.replaceAll('_', '-')}/samples.ts`)
  return samples
}
