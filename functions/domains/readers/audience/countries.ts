/** Countries by their codes, or by their names in the languages in which exports give them. */

const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}.,'\u2019()-]/gu, '')
    .replaceAll('&', 'and')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A former code has the name of the country that has taken its place: DD is Germany as well, and UK is GB. */
const current = (code: string): string => new Intl.Locale(`und-${code}`).region ?? code

let codes: ReadonlyMap<string, string> | null = null
function codesByName(): ReadonlyMap<string, string> {
  const made = new Map<string, string>([
    ['turkey', 'TR'],
    ['czech republic', 'CZ'],
    ['hong kong', 'HK'],
    ['macao', 'MO'],
  ])
  for (const language of ['en', 'es', 'pt', 'de', 'fr', 'it', 'nl', 'pl']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const first of letters)
      for (const second of letters) {
        const code = `${first}${second}`
        const name = names.of(code)
        if (name && current(code) === code && !made.has(plain(name))) made.set(plain(name), code)
      }
  }
  return made
}

/** ISO 3166-1 alpha-2; null for what is none. */
export function countryCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  if (/^[A-Z]{2}$/.test(code)) return known.of(code) ? current(code) : null
  codes ??= codesByName()
  return codes.get(plain(text)) ?? null
}
