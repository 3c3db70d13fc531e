/** Names that were never given in two parts begin with the first one. */
export function partsOfName(name: string, first = name.split(' ')[0] ?? ''): { first_name: string; last_name: string } {
  return name.startsWith(`${first} `) ? { first_name: first, last_name: name.slice(first.length + 1) } : { first_name: name, last_name: '' }
}
