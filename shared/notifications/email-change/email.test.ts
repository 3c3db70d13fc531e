import { expect, test } from '@jest/globals'
import { inFormats } from '../../formats.ts'
import { emailOf } from '../notification.ts'
import { emailChange } from './definition.ts'

const data = { email: 'mara.okafor@northbound.example', token: 'T'.repeat(43), until: { at: '2026-11-23T09:41:00Z', timezone: 'Europe/London' } }

test('it leads to the link, and says until when it works and that the old address works until then', () => {
  const { text } = emailOf(emailChange, data, 'https://app.example')
  expect(text).toContain(`Use this address:\nhttps://app.example/email/${'T'.repeat(43)}\n`)
  expect(text).toMatch(/Expires: +Mon 23 Nov 2026, 09:41 GMT, one use\n/)
  expect(text).toMatch(/Until then: +Your old address still works\.\n/)
})

test('dates stand in the format of the person it goes to, and nobody else’s afterwards', () => {
  const { text } = inFormats({ number: 'comma', date: 'month', week: 'sunday' }, () => emailOf(emailChange, data, 'https://app.example'))
  expect(text).toMatch(/Expires: +Mon Nov 23, 2026, 09:41 GMT, one use\n/)
  expect(emailOf(emailChange, data, 'https://app.example').text).toContain('Mon 23 Nov 2026')
})
