import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { passwordReset } from './definition.ts'

test('it leads to the link, and says when it was asked for and until when it works', () => {
  const moment = (at: string) => ({ at, timezone: 'Europe/London' })
  const data = { email: 'mara@northbound.example', token: 'T'.repeat(43), asked: moment('2026-11-22T09:41:00Z'), until: moment('2026-11-22T10:41:00Z') }
  const { text } = emailOf(passwordReset, data, 'https://app.example')
  expect(text).toContain(`Set a new password:\nhttps://app.example/password/${'T'.repeat(43)}\n`)
  expect(text.replaceAll('\n', ' ')).toContain('asked for it on Sun 22 Nov 2026, 09:41 GMT.')
  expect(text).toMatch(/Expires: +Sun 22 Nov 2026, 10:41 GMT, one use\n/)
})
