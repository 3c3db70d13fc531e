/** What readers of a PDF need and the browser leaves out (ISO 14289-1, 7.6 and 7.18.5): where a link leads, in words, and the body of each item of a list. */

/** An object of a PDF: its number, and its bytes without the words around them. */
export type PdfObject = { readonly number: number; readonly body: Buffer }

const changed = (one: PdfObject, change: (text: string) => string): PdfObject => ({ ...one, body: Buffer.from(change(one.body.toString('latin1')), 'latin1') })
const holding = (objects: readonly PdfObject[], words: string) => objects.filter(({ body }) => body.includes(words))

/** @returns the objects with `Contents` in each link: the page it goes to, or its address. One that leads nowhere stays as it is. */
export function describedLinks(objects: readonly PdfObject[]): PdfObject[] {
  const pages = holding(objects, '/Type /Page\n').map(({ number }) => number)
  const targets = new Map(
    holding(objects, ' 0 R /XYZ ').flatMap(({ body }) =>
      [...body.toString('latin1').matchAll(/(\/\S+) \[(\d+) 0 R \/XYZ /g)].map(([, name = '', page]) => [name, pages.indexOf(Number(page)) + 1]),
    ),
  )
  const links = new Set(holding(objects, '/Subtype /Link\n'))
  return objects.map((one) => (links.has(one) ? changed(one, (text) => described(text, targets)) : one))
}

function described(link: string, targets: ReadonlyMap<string, number>): string {
  if (/\/Contents[ (<]/.test(link)) return link
  const page = targets.get(/\/Dest (\/\S+)/.exec(link)?.[1] ?? '')
  const words = page ? `(Page ${page})` : /\/URI (\((?:\\.|[^\\()])*\)|<[\dA-Fa-f]*>)/s.exec(link)?.[1]
  return words ? link.replace('/Subtype /Link\n', (kind) => `${kind}/Contents ${words}\n`) : link
}

/** The object that a tag stands in. @throws where it names none: the PDF is not laid out as is known here */
function parentOf({ body }: PdfObject): number {
  const parent = /\/P (\d+) 0 R/.exec(body.toString('latin1'))?.[1]
  if (!parent) throw new Error('An item of a list has no parent.')
  return Number(parent)
}

/**
 * @returns the objects with an `LBody` in each item of a list, around all that it holds. What was the item becomes its body, since the tree
 * of parents binds what is drawn to its number; the new item stands between it and its list.
 */
export function bodiedLists(objects: readonly PdfObject[]): PdfObject[] {
  const last = objects.reduce((most, { number }) => Math.max(most, number), 0)
  const items = new Map(holding(objects, '/S /LI\n').map((item, at) => [item, last + 1 + at]))
  const renumbered = new Map([...items].map(([{ number }, item]) => [number, item]))
  const parents = new Set([...items.keys()].map(parentOf))
  const withNewKids = (text: string) =>
    text.replace(/\/K .*$/s, (kids) => kids.replace(/(\d+) 0 R/g, (_kid, number) => `${renumbered.get(Number(number)) ?? number} 0 R`))
  const bodies = objects.map((one) => {
    const item = items.get(one)
    if (item === undefined && !parents.has(one.number)) return one
    return changed(one, (text) => {
      const held = parents.has(one.number) ? withNewKids(text) : text
      return item === undefined ? held : held.replace('/S /LI\n', '/S /LBody\n').replace(/\/P \d+ 0 R/, `/P ${item} 0 R`)
    })
  })
  const added = [...items].map(([one, item]) => ({
    number: item,
    body: Buffer.from(`<</Type /StructElem\n/S /LI\n/P ${parentOf(one)} 0 R\n/K ${one.number} 0 R>>`),
  }))
  return [...bodies, ...added]
}
