/** As names are compared: no accents, one sort of apostrophe, single spaces, and no window of attribution behind them. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[\u2018\u2019`\u00b4]/g, "'")
    .replace(/\s*\[[^\]]*\]$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
