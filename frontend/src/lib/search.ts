/** The address keeps plain text (`profile=a,b&from_date=2026-10-23`), so links read well and need no quoting. */

export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '')
  const text = new URLSearchParams(pairs).toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}
