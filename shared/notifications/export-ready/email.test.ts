import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { exportReady } from './definition.ts'

const data = { email: 'mara@northbound.example', size: '12.4 MB', leftOut: 0, token: 'token', ends: { at: '2026-11-29T09:41:00Z', timezone: 'Europe/London' } }

test('it leads to the file, and says until when and how large it is', () => {
  const { subject, text } = emailOf(exportReady, { of: 'Northbound', ...data }, 'https://app.example')
  expect(subject).toBe('The export of Northbound is ready')
  expect(text).toContain('https://app.example/api/exports/token\n')
  expect(text).toMatch(/Size: +12\.4 MB\nLink expires: +Sun 29 Nov 2026, 09:41 GMT/)
})

test('PDFs for which there was no room are told, with where they are', () => {
  const { text } = emailOf(exportReady, { of: 'Northbound', ...data, leftOut: 1240 }, 'https://app.example')
  expect(text.replaceAll('\n', ' ')).toContain('1,240 PDFs of reports are not in the zip')
  expect(text).not.toContain('undefined')
})

test('of one person it is theirs', () => {
  expect(emailOf(exportReady, { of: null, ...data }, 'https://app.example').subject).toBe('Your data is ready')
})
