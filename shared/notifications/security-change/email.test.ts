import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { securityChange } from './definition.ts'

test('it says what changed, when, and on what device, and what to do if it was somebody else', () => {
  const at = { at: '2026-11-22T09:41:00Z', timezone: 'Europe/London' }
  const data = { change: 'twoFactorOff', email: 'mara@northbound.example', device: 'Chrome on macOS', place: 'Network 192.0.2.x', at } as const
  const { subject, text } = emailOf(securityChange, data, 'https://app.example')
  expect(subject).toBe('Two-factor authentication is off')
  expect(text).toContain('https://app.example/settings/preferences/security\n')
  expect(text).toMatch(/When: +Sun 22 Nov 2026, 09:41 GMT\nDevice: +Chrome on macOS\nPlace: +Network 192\.0\.2\.x\nNot you\?:? +Reset your password now/)
})
