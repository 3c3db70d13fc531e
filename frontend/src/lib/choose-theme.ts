import { call } from './api.ts'
import { setTheme, type Theme } from './theme.ts'

/** On this device at once, and on every other one from their next page on. */
export function chooseTheme(theme: Theme): void {
  setTheme(theme)
  // it holds here even when the server cannot be told
  call('PATCH /me/preferences', { body: { theme } }).catch(() => undefined)
}
