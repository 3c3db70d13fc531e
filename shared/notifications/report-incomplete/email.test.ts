import { expect, test } from '@jest/globals'
import { reportIncomplete } from './definition.ts'

const report = { run: '01KAGZ5V7MQ2H8D4RW7F20AB12', title: 'Weekly', client: 'Larkmere', at: '2026-11-24T09:00:00.000Z', timezone: 'Europe/London' }
const { tell, mail } = reportIncomplete.notice
const origin = 'https://app.example'

test('an event that was kept before its facts were is said in the sentence it was kept with', () => {
  const lacks = 'The connection of Leith on X ends on 22 Nov 2026.'
  const old = { ...report, lacks, way: null }
  expect(tell(old).sentence).toContain(`09:00 GMT. ${lacks} If nothing changes, the report is sent as planned`)
  const { subject, text } = mail(old, origin)
  expect(subject).toBe('Time to reconnect: Weekly for Larkmere')
  expect(text).toContain("Reconnect a profile for Larkmere's reports")
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`${lacks} There is still time to fix this.`)
})

test('the connections that are not named are counted', () => {
  const ended = ['A', 'B', 'C'].map((name) => ({ name, on: '2026-11-22', isOver: true }))
  const { text } = mail({ ...report, ended, ended_more: 197, missing: null, way: null }, origin)
  expect(text).toContain("Reconnect 200 profiles for Larkmere's reports")
  expect(text.replaceAll(/\s+/g, ' ')).toContain('197 more connections have ended or are about to.')
})
