/** Reads lists of addresses as mail programs and spreadsheets copy them (docs/behaviours.md#recipients). */

/** `bracketed`: an address after its name. `word`: text without an address. `gap`: the separator of two entries. */
type Entry = { kind: 'address' | 'bracketed' | 'word' | 'gap'; text: string }

/** A quoted name, an address in brackets, a separator or a word. Each part ends at its own opening sign, so long texts take linear time. */
const part = /"(?:[^"\\]|\\.)*"|<[^<>]*>|\([^()]*\)|\[[^[\]]*\]|[,;\t]|\r?\n|[^\s,;<(]+|\S/g

const plain = (text: string) =>
  text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/(?<=@[^?]*)\?.*$/, '')
    .replace(/^(['"])(.*)\1$/, '$2')

const isAddress = (text: string) => /^[^\s@]+@\S+$/.test(text)

function entryOf(given: string): Entry {
  if (/^[,;\s]/.test(given)) return { kind: 'gap', text: given.replace('\r', '') }
  const inside = /^[<([]/.test(given) ? plain(given.slice(1, -1)) : ''
  if (isAddress(inside)) return { kind: 'bracketed', text: inside }
  return isAddress(plain(given)) ? { kind: 'address', text: plain(given) } : { kind: 'word', text: given }
}

/** Removes the name of a bracketed address, which can be an address itself: `ana@x.example <ana@x.example>`, `Silva, Ana <ana@x.example>`. */
function dropName(entries: Entry[]): void {
  const isAddressName = entries.at(-1)?.kind === 'address'
  if (isAddressName || entries.at(-1)?.text === '\n') entries.pop()
  const isName = ({ kind, text }: Entry) => kind === 'word' || (text === ',' && !isAddressName)
  for (let last = entries.at(-1); last && isName(last); last = entries.at(-1)) entries.pop()
}

const isFound = ({ kind }: Entry) => kind === 'address' || kind === 'bracketed'

/** Entries of one line; in a row of a table, the cells beside an address are dropped. */
function readLine(line: readonly Entry[]): string[] {
  const isRow = line.some(({ text }) => text === '\t') && line.some(isFound)
  return line.filter((entry) => isFound(entry) || (entry.kind === 'word' && !isRow)).map(({ text }) => text)
}

/** Returns the addresses in a text, and the words that belong to none: `"Silva, Ana" <ana@x.example>; Ben Lee (ben@y.example)`. */
export function addressesIn(text: string): string[] {
  const entries: Entry[] = []
  for (const [given] of text.matchAll(part)) {
    const entry = entryOf(given)
    const before = entries.at(-1)
    const isComment = given.startsWith('(') && given.length > 1 && entry.kind === 'word' && before !== undefined && isFound(before)
    if (entry.kind === 'bracketed') dropName(entries)
    if (!isComment) entries.push(entry)
  }
  const lines: Entry[][] = [[]]
  for (const entry of entries) {
    if (entry.text === '\n') lines.push([])
    else lines.at(-1)?.push(entry)
  }
  return lines.flatMap(readLine)
}
