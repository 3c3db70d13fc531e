const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Small counts in words, as in "five networks". */
export function countWord(count: number): string {
  return small[count] ?? String(count)
}

export function capital(text: string): string {
  return (text[0]?.toUpperCase() ?? '') + text.slice(1)
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${new Intl.NumberFormat('en-GB').format(count)} ${count === 1 ? one : many}`
}
