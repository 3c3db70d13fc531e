/** SES for tests that call handlers directly: what was sent, by whom it was sent to. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { listen } from '../../scripts/local/listen.ts'
import { openMailbox } from '../../scripts/local/mailbox.ts'
import { createSes } from '../../scripts/local/ses.ts'

export type Sent = { subject: string; text: string; html: string; replyTo: string[] /** as it was sent */; raw: string }
export type TestMail = {
  /** everything that was sent to an address, the newest first */
  to: (email: string) => Promise<Sent[]>
  stop: () => Promise<void>
}

export async function startMail(): Promise<TestMail> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-mail-'))
  const mailbox = openMailbox(folder)
  const served = await listen(createSes(mailbox))
  Object.assign(process.env, { AWS_ENDPOINT_URL_SES: `http://127.0.0.1:${served.port}`, ALMANAC_MAIL_FROM: 'Almanac <reports@example.com>' })
  return {
    to: async (email) => {
      const mine = (await mailbox.list()).filter(({ to }) => to.includes(email))
      return Promise.all(
        mine.map(async ({ id }) => {
          const raw = (await mailbox.read(id)) ?? new Uint8Array()
          const { subject = '', text = '', html = '', replyTo = [] } = await PostalMime.parse(raw)
          return { subject, text, html, replyTo: replyTo.flatMap(({ address }) => address ?? []), raw: Buffer.from(raw).toString('latin1') }
        }),
      )
    },
    stop: async () => {
      await served.close()
      for (const name of ['AWS_ENDPOINT_URL_SES', 'ALMANAC_MAIL_FROM']) delete process.env[name]
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
