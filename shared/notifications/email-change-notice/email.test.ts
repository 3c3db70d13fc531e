import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { emailChangeNotice } from './definition.ts'

test('it names the new address, when it was asked for, and what to do if it was somebody else', () => {
  const data = { email: 'mara@northbound.example', to: 'thief@elsewhere.example', asked: { at: '2026-11-22T09:41:00Z', timezone: 'Europe/London' } }
  const { text } = emailOf(emailChangeNotice, data, 'https://app.example')
  expect(text).toMatch(/New address: +thief@elsewhere\.example\n/)
  expect(text.replaceAll('\n', ' ')).toContain('asked for a new address on Sun 22 Nov 2026, 09:41 GMT.')
  expect(text).toContain('https://app.example/settings/preferences/personal')
  expect(text).toContain('change your password now')
})
