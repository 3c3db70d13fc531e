/** Lists of ids and labels in queries and addresses: separated by commas, a comma in an item written `\,` and a backslash `\\`. */
export function joinList(items: readonly string[]): string {
  return items.map((item) => item.replaceAll(/[\\,]/g, '\\$&')).join(',')
}

/** Drops blanks and repeats. A backslash before anything else stands for itself. */
export function splitList(text: string): string[] {
  const items = (text.match(/(?:\\[\\,]|[^,])+/g) ?? []).map((item) => item.replaceAll(/\\([\\,])/g, '$1').trim())
  return [...new Set(items.filter(Boolean))]
}
