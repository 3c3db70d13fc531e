import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { exportFailed } from './definition.ts'

const data = { email: 'mara@northbound.example', asked: { at: '2026-11-22T09:41:00Z', timezone: 'Europe/London' }, tries: 3, reference: 'FFQ69G5FAV' }

test('it says that there is no file, since when, and leads to where it can be asked for again', () => {
  const { subject, text } = emailOf(exportFailed, { of: 'Northbound', ...data }, 'https://app.example')
  expect(subject).toBe('The export of Northbound failed')
  expect(text).toContain('We tried 3 times and then stopped. Nothing was lost or changed, and\nthere is no file to download.')
  expect(text).toContain('https://app.example/settings/account\n')
  expect(text).toMatch(/Asked for: +Sun 22 Nov 2026, 09:41 GMT/)
  expect(text).toContain('FFQ69G5FAV')
})

test('of one person it is theirs', () => {
  const { subject, text } = emailOf(exportFailed, { of: null, ...data }, 'https://app.example')
  expect(subject).toBe('Your data could not be exported')
  expect(text).toContain('https://app.example/settings/preferences/personal\n')
})
