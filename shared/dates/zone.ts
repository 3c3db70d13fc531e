/** IANA zones: is a name one, what is today there, how is it written. */

/** True for names `Intl` knows, such as `Europe/London`; offsets like `+02:00` are not zones. */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** `America/New_York` is shown as `America/New York` (G13). */
export function displayZone(name: string): string {
  return name.replaceAll('_', ' ')
}
