import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { accountDeletion } from './definition.ts'

test('it says who asked for it, until when it can be stopped, and how, without signing in', () => {
  const asked = { at: '2026-11-22T09:41:00Z', timezone: 'Europe/London' }
  const ends = { at: '2026-11-23T09:41:00Z', timezone: 'Europe/London' }
  const { subject, text } = emailOf(accountDeletion, { account: 'Northbound', by: 'Mara Okafor', token: 'token', asked, ends }, 'https://app.example')
  expect(subject).toBe('Northbound will be deleted')
  expect(text).toMatch(/Asked by: +Mara Okafor\n/)
  expect(text).toMatch(/Begins on: +Mon 23 Nov 2026, 09:41 GMT/)
  expect(text).toContain('https://app.example/keep/token\n')
})
