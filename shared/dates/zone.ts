/** IANA zones: is a name one, what is today there, how is it written. */

/** True for names `Intl` knows, such as `Europe/London`; offsets like `+02:00` are not zones. */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name) || name.length > longest) return false
  const known = asked.get(name) ?? isKnown(name)
  if (asked.size < remembered) asked.set(name, known)
  return known
}

/** Letters of a zone's name, with room; and how many answers are remembered, for a file asks the same in every row. */
const [longest, remembered] = [100, 1000]
const asked = new Map<string, boolean>()

function isKnown(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** `America/New_York` is shown as `America/New York`. */
export function displayZone(name: string): string {
  return name.replaceAll('_', ' ')
}
