/** SES for tests that call handlers directly, with a mailbox that the tests read. */
import * as v from 'valibot'
import { askFor } from '../standing/ask.ts'

const Sent = v.object({ subject: v.string(), text: v.string(), html: v.string(), replyTo: v.array(v.string()), raw: v.string() })
/** `raw`: the message as it was sent */
export type Sent = v.InferOutput<typeof Sent>
export type TestMail = {
  /** everything that was sent to an address, the newest first */
  to: (email: string) => Promise<Sent[]>
  stop: () => Promise<void>
}

/** A mailbox is a folder of the run and goes with it. */
export async function startMail(): Promise<TestMail> {
  const { endpoint, mailbox } = v.parse(v.object({ endpoint: v.string(), mailbox: v.string() }), await askFor('mailbox'))
  Object.assign(process.env, { AWS_ENDPOINT_URL_SES: endpoint, ALMANAC_MAIL_FROM: 'Almanac <reports@example.com>' })
  return {
    to: async (email) => v.parse(v.array(Sent), await askFor('mail', { mailbox, to: email })),
    stop: async () => {
      for (const name of ['AWS_ENDPOINT_URL_SES', 'ALMANAC_MAIL_FROM']) delete process.env[name]
    },
  }
}
