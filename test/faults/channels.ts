/** The channels of a fault test: what each accepted of which notification, and what stands on the device of a person, told by the real sender over HTTP. */
import { afterAll, beforeAll } from '@jest/globals'
import type { Ports } from '../../functions/domains/notifications/dispatches/deliver.ts'
import type { Going, Sender } from '../../functions/domains/notifications/dispatches/sender.ts'
import { sendToBrowsers } from '../../functions/domains/notifications/dispatches/web-push.ts'
import type { Person } from '../../functions/domains/notifications/keys.ts'
import { putBrowser } from '../../functions/domains/notifications/store/browsers.ts'
import { pushReceiver } from '../builders/push-receiver.ts'
import { startWebhooks, type TestWebhooks } from '../builders/webhooks.ts'
import { mortal } from './crashing.ts'

/** `EMAIL mara 01KAGZ…` */
export const keyOf = (channel: string, userId: string, id: string) => `${channel} ${userId} ${id}`

/** `window`: how often it was accepted, and the process died before the ledger knew. */
export type Accepted = { readonly told: string; times: number; window: number }

export type Channels = {
  /** By email and in Slack, by `keyOf`. */
  readonly accepted: Map<string, Accepted>
  /** Keys of those accepted since somebody cleared this. */
  readonly unrecorded: Set<string>
  /** One call in ten fails, and nothing was accepted. */
  readonly sendersOf: (random: () => number) => Ports['senders']
  readonly allowBrowser: (person: Person) => Promise<void>
  /** Messages that push services were given. */
  readonly pushed: () => number
  /** What stands on a device, by its tag: the same one again takes the place of the first, also at the push service, by its topic. */
  readonly shownTo: (person: Person) => Map<string, string>
}

export function startChannels(): Channels {
  const accepted: Channels['accepted'] = new Map()
  const unrecorded: Channels['unrecorded'] = new Set()
  const devices = new Map<string, ReturnType<typeof pushReceiver>>()
  let service: TestWebhooks
  beforeAll(async () => {
    service = await startWebhooks()
    process.env.ALMANAC_PUSH_SERVICES = service.origin
  })
  afterAll(async () => {
    delete process.env.ALMANAC_PUSH_SERVICES
    await service.stop()
  })
  const pathOf = ({ userId }: Person) => `/push/${userId}`
  const accept = (channel: string, { id, user, events: [{ told }] }: Going) => {
    const key = keyOf(channel, user.id, id)
    const { times, window } = accepted.get(key) ?? { times: 0, window: 0 }
    accepted.set(key, { told: told.message, times: times + 1, window })
    unrecorded.add(key)
  }
  return {
    accepted,
    unrecorded,
    sendersOf: (random) => {
      const mortally =
        (channel: string, sender: Sender): Sender =>
        async (going) => {
          const send = await sender(going)
          return () =>
            mortal(`send ${channel}`, async () => {
              if (random() < 0.1) throw new Error('Nobody answers.')
              return send?.()
            })
        }
      const accepting = (channel: string) => mortally(channel, async (going) => async () => accept(channel, going))
      return { EMAIL: accepting('EMAIL'), WEBPUSH: mortally('WEBPUSH', sendToBrowsers), SLACK: accepting('SLACK') }
    },
    allowBrowser: async (person) => {
      const device = pushReceiver(`${service.origin}${pathOf(person)}`)
      devices.set(pathOf(person), device)
      await putBrowser(person, device.subscription, { device: null, since: '2026-11-20T17:00:00Z' })
    },
    pushed: () => service.posted.length,
    shownTo: (person) => {
      const path = pathOf(person)
      const came = service.posted.filter((one) => one.path === path)
      return new Map(
        came.map(({ headers, body }) => {
          const { tag, body: told } = JSON.parse(devices.get(path)?.open(body) ?? '')
          if (headers.topic !== tag) throw new Error(`The topic ${headers.topic} is not the tag ${tag}.`)
          return [tag, told]
        }),
      )
    },
  }
}
