/** What a run keeps of the figures its report lacks, for every version that reads it. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aProfile } from '../../../test/builders/dataset.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { newWorld, portsOf, schedule, type World } from '../../../test/faults/world.ts'
import { runReport } from '../../edge/jobs/run-report.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import type { OutgoingMail } from '../../kernel/mail/mail.ts'
import { occurrenceKey } from '../schedules/keys.ts'
import { getOccurrence } from '../schedules/store/occurrences.ts'
import { writeSeries } from '../series/store/series.ts'
import type { Ports } from './ports.ts'

let table: TestTable
beforeAll(async () => {
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  table = await startTable()
})
afterAll(() => table.stop())

const sentence = 'No figures for Leith on Facebook after 10 Nov 2026.'
const bare = (text: string | null | undefined) => text?.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s+/g, ' ')

/** Of a profile that has none since the 10th. Returns what was sent. */
async function fire(world: World, event: { accountId: string; occurrenceId: string; scheduledTime: string }): Promise<string | undefined> {
  const ports = portsOf(world)
  const late = aProfile('late', 'facebook', { name: 'Leith', entity_gid: 'group-larkmere' })
  await writeSeries(world.accountId, 'late', [{ date: '2026-11-10', values: { impressions: 1 } }])
  const authorise: Ports['authorise'] = async (...of) => {
    const run = await ports.authorise(...of)
    return { ...run, data: { ...run.data, profiles: [late] } }
  }
  const sent: OutgoingMail[] = []
  await runReport(event, { ...ports, authorise, send: async (mail) => String(sent.push(mail)) })
  return bare(sent[0]?.text)
}

test('it is a sentence, which earlier versions read, beside the facts, which emails say', async () => {
  const world = await newWorld()
  const event = await schedule(world, ['tom@client.test'])
  expect(await fire(world, event)).toContain(sentence)
  const run = await getOccurrence(world.accountId, event.occurrenceId)
  expect([bare(run?.missing), run?.missing_figures]).toEqual([sentence, { late: [{ name: 'Leith on Facebook', last: '2026-11-10' }], more: 0 }])
})

test('a report that an earlier version sealed is sent with the sentence it was sealed with', async () => {
  const world = await newWorld()
  const event = await schedule(world, ['tom@client.test'])
  const said = 'No figures yet for Portobello on X.'
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: occurrenceKey(world.accountId, event.occurrenceId),
      UpdateExpression: 'SET #hash = :hash, #missing = :said',
      ExpressionAttributeNames: { '#hash': 'hash', '#missing': 'missing' },
      ExpressionAttributeValues: { ':hash': 'ab'.repeat(32), ':said': said },
    }),
  )
  expect(await fire(world, event)).toContain(said)
})
