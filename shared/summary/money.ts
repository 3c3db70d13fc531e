/** Amounts with their currency, which tiles and columns keep in their titles: "CPA (GBP)". */

const inTitle = / \(([A-Z]{3})\)$/

/** "CPA" of "CPA (GBP)": in words the amount says it. */
export const withoutCurrency = (title: string) => title.replace(inTitle, '')

/** "£19.40" of "19.40", "−CHF 3.00" of "−3.00"; as it is where the title names no currency. */
export function inCurrency(text: string, title: string): string {
  const currency = inTitle.exec(title)?.[1]
  if (!currency) return text
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return text.replace(/^\D?(?=\d)/, (minus) => `${minus}${sign}${/\p{L}$/u.test(sign) ? ' ' : ''}`)
}
