import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { teamInvitation } from './definition.ts'

const data = {
  email: 'jonas@northbound.example',
  token: 'T'.repeat(43),
  account: 'Northbound',
  by: { name: 'Mara Okafor', email: 'mara@northbound.example' },
  until: { at: '2026-11-29T09:40:00Z', timezone: 'Europe/London' },
  role: 'RESTRICTED',
  groups: [{ name: 'Larkmere', may: 'View reports' }],
} as const
const textOf = (more: object = {}) => emailOf(teamInvitation, { ...data, ...more }, 'https://app.example').text

test('it leads to the link, and says who invites, to what, and until when', () => {
  const text = textOf()
  expect(text).toContain(`Accept the invitation:\nhttps://app.example/invitation/${'T'.repeat(43)}\n`)
  expect(text).toMatch(/Larkmere: +View reports\n/)
  expect(text).toMatch(/Expires: +Sun 29 Nov 2026, 09:40 GMT, one use\n/)
  expect(text.replaceAll('\n', ' ')).toContain('Mara Okafor (mara@northbound.example) entered your address')
})

test('of many groups five are named, and an account admin has every one', () => {
  const groups = Array.from({ length: 7 }, (_, n) => ({ name: `Group ${n + 1}`, may: 'View reports' }))
  expect(textOf({ groups })).toMatch(/Group 5: +View reports\nMore: +2 other profile groups\n/)
  expect(textOf({ role: 'MANAGER', groups: [] })).toContain('as an account admin')
})
