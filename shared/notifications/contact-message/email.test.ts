import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { contactMessage } from './definition.ts'

test('it has every word that was written, as text, and whom to answer', () => {
  const written = { name: 'Ada <b>', email: 'ada@x.test', company: '', message: 'First.\n\n<i>Second</i>' }
  const { subject, text, html } = emailOf(contactMessage, { page: 'demo', ...written }, 'https://app.example')
  expect(subject).toBe('Ada <b> asks for a demo')
  expect(text).toContain('First.\n\n<i>Second</i>')
  expect(text).toMatch(/Email: +ada@x\.test/)
  expect(text).not.toContain('Company')
  expect(html).toContain('&lt;i&gt;Second&lt;/i&gt;')
})
