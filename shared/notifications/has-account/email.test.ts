import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { hasAccount } from './definition.ts'

test('it leads to the sign-in page and says that nothing was changed', () => {
  const asked = { at: '2026-11-22T09:41:00.000Z', timezone: 'Europe/London' }
  const { subject, text } = emailOf(hasAccount, { email: 'mara@northbound.example', asked }, 'https://app.example')
  expect(subject).toBe('You already have an account')
  expect(text).toContain('Sign in:\nhttps://app.example/login\n')
  expect(text).toMatch(/Signed up: +Sun 22 Nov 2026, 09:41 GMT\n/)
  expect(text).toContain('Nothing in it was changed, nor was your password.')
})
