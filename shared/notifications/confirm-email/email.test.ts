import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { confirmEmail } from './definition.ts'

test('it leads to the link, says until when it works, and what to do if it was somebody else', () => {
  const until = { at: '2026-11-23T09:41:00.000Z', timezone: 'Europe/London' }
  const { text } = emailOf(confirmEmail, { email: 'mara@northbound.example', token: 'T'.repeat(43), until }, 'https://app.example')
  expect(text).toContain(`Confirm this address:\nhttps://app.example/confirm/${'T'.repeat(43)}\n`)
  expect(text).toMatch(/Expires: +Mon 23 Nov 2026, 09:41 GMT, one use\n/)
  expect(text.replaceAll('\n', ' ')).toContain('If that was not you, ignore it: no account is created.')
})
