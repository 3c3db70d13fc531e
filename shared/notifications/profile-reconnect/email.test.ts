import { expect, test } from '@jest/globals'
import { loadSamples } from '../samples.ts'

const samples = await loadSamples('profile_reconnect')
const textOf = (name: string) => samples[name]?.email.text.replaceAll(/\s+/g, ' ') ?? ''

test('it says when the access ends, which reports use the profile, and what becomes of them', () => {
  const typical = samples.typical?.email
  expect(typical?.subject).toBe('Northbound Coffee on Instagram needs reconnecting by Sun 29 Nov')
  expect(typical?.html).toContain('Expires in 7 days')
  expect(typical?.html).toMatch(/on <b style="[^"]*">Sun 29 Nov 2026<\/b>\. Earlier data stays/)
  const text = textOf('typical')
  expect(text).toContain('Instagram needs reconnecting Northbound Coffee, @northbound.coffee')
  expect(text).toContain('Used by: 3 scheduled reports; the next on Mon 30 Nov, 09:00 GMT')
  expect(text).toContain('If you do nothing: those reports go out without the missing days')
  expect(text).toContain('Notification settings: https://almanac.example/settings/preferences/notifications')
})

test('on the last days it says so, and promises nothing of reports where there are none', () => {
  const [html = '', text] = [samples['its last day, and no report']?.email.html, textOf('its last day, and no report')]
  expect(html).toContain('Expires tomorrow')
  expect(text).toContain('Used by: no scheduled report')
  expect(text).not.toMatch(/If you do nothing|Connected since|@/)
  expect(samples['right to left, emoji and markup']?.email.html).toContain('Expires today')
})
