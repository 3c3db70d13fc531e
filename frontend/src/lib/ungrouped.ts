/** What was typed into a field for whole numbers, without what stands between its thousands in any format: "1.000" is 1000, and "1.5" stays. */
export function ungrouped(text: string): string {
  const trimmed = text.trim()
  return /^-?\d{1,3}(?:[.,'\s]\d{3})+$/.test(trimmed) ? trimmed.replace(/[.,'\s]/g, '') : trimmed
}
