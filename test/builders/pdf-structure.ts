/** What a screen reader is given of a PDF: its tags in their order, with the words and the places of what they hold. */
import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFParser, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** In points from the foot of the page; null: it holds no words. */
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number } | null
export type Tag = { readonly role: string; readonly alt: string; readonly words: string; readonly box: Box; readonly children: readonly Tag[] }
/** `untagged`: words that are in no tag and in no artifact */
export type TaggedPage = { readonly root: Tag; readonly words: string; readonly artifacts: string; readonly untagged: string }

type Words = { readonly words: string; readonly box: NonNullable<Box> }
type Node = { readonly role?: string; readonly alt?: string; readonly id?: string; readonly children?: readonly Node[] }

export async function taggedPages(bytes: Uint8Array): Promise<TaggedPage[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1).then(taggedPage)))
  await pdf.destroy()
  return pages
}

type Read = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

async function taggedPage(page: Read): Promise<TaggedPage> {
  const [tree, { items }] = await Promise.all([page.getStructTree(), page.getTextContent({ includeMarkedContent: true })])
  const held = new Map<string, Words[]>()
  const [artifacts, untagged, all]: [string[], string[], string[]] = [[], [], []]
  const open: { id: string; artifact: boolean }[] = []
  for (const item of items) {
    if ('str' in item) {
      if (!item.str.trim()) continue
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
      const one = { words: item.str, box: { left: x, right: x + item.width, top: y + item.height * 0.7, bottom: y } }
      const id = open.findLast((one) => one.id !== '')?.id ?? ''
      const artifact = open.some((one) => one.artifact)
      if (artifact) artifacts.push(item.str)
      else if (id) held.set(id, [...(held.get(id) ?? []), one])
      else untagged.push(item.str)
      if (!artifact) all.push(item.str)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push({ id: item.id ?? '', artifact: 'tag' in item && item.tag === 'Artifact' })
  }
  const root = tagOf(tree ?? {}, held)
  return { root, words: all.join(' '), artifacts: artifacts.join(' '), untagged: untagged.join(' ') }
}

function tagOf(node: Node, held: ReadonlyMap<string, readonly Words[]>): Tag {
  const spoken = held.get(node.id ?? '') ?? []
  const children = (node.children ?? []).map((child) => tagOf(child, held))
  return {
    role: node.role ?? 'content',
    alt: node.alt ?? '',
    words: [...spoken, ...children].map(({ words }) => words).join(' '),
    box: around([...spoken, ...children].map(({ box }) => box)),
    children,
  }
}

function around(boxes: readonly Box[]): Box {
  return boxes.reduce(
    (whole, box) =>
      whole && box
        ? {
            left: Math.min(whole.left, box.left),
            right: Math.max(whole.right, box.right),
            top: Math.max(whole.top, box.top),
            bottom: Math.min(whole.bottom, box.bottom),
          }
        : (whole ?? box),
    null,
  )
}

/** The links of each page: what they say, and the page or address they lead to. */
export async function linksIn(bytes: Uint8Array): Promise<{ words: string; leads: string }[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const targets = await pdf.getDestinations()
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getAnnotations()))
  const links = await Promise.all(
    pages.flat().map(async ({ contentsObj, dest, url }) => {
      const page = typeof dest === 'string' ? targets[dest]?.[0] : undefined
      return { words: String(contentsObj?.str ?? ''), leads: page ? `Page ${(await pdf.getPageIndex(page)) + 1}` : String(url) }
    }),
  )
  await pdf.destroy()
  return links
}

export const tagsIn = (tag: Tag): Tag[] => [tag, ...tag.children.flatMap(tagsIn)]

/** Things that are told before what stands above them or left of them in their own line. */
export function orderFaults(tag: Tag): string[] {
  const told = tag.children.filter(({ box }) => box !== null)
  const faults = told.flatMap((later, at) =>
    told.slice(0, at).flatMap((sooner) => {
      const [a, b] = [sooner.box, later.box]
      if (!a || !b) return []
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      const beside = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > 1
      const wrong = (b.bottom >= a.top - 1 && across) || (b.right <= a.left + 1 && beside)
      return wrong ? [`in ${tag.role} "${sooner.words.slice(0, 40)}" before "${later.words.slice(0, 40)}"`] : []
    }),
  )
  return [...faults, ...tag.children.flatMap(orderFaults)]
}

const objectsOf = async (bytes: Uint8Array) =>
  (await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, true).parseDocument()).enumerateIndirectObjects()

/** What its pages draw, and what they draw apart, unpacked. */
export async function drawings(bytes: Uint8Array): Promise<string[]> {
  return (await objectsOf(bytes)).flatMap(([, one]) => {
    const isDrawn = one instanceof PDFRawStream && !['Type', 'Subtype', 'Length1'].some((key) => one.dict.has(PDFName.of(key)))
    return isDrawn ? inflateSync(one.getContents()).toString('latin1') : []
  })
}

/** The objects of a PDF that are no streams, written out. */
export async function plainPdf(bytes: Uint8Array): Promise<string> {
  return (await objectsOf(bytes)).flatMap(([{ objectNumber }, one]) => (one instanceof PDFStream ? [] : `${objectNumber} 0 obj\n${one}\n`)).join('')
}

type Cell = { readonly across: number; readonly down: number }

/** Tables with a row that has more or fewer cells than its head: what stands in it would be read under the wrong heads. */
export async function raggedTables(bytes: Uint8Array): Promise<{ tables: number; ragged: number[][] }> {
  const tags = (await objectsOf(bytes)).flatMap(([, one]) => (one instanceof PDFDict ? one : []))
  const tables = tags.filter((tag) => roleOf(tag) === 'Table')
  const widths = tables.map((table) => {
    let above: Cell[] = []
    return kidsOf(table).flatMap((row) => {
      if (roleOf(row) !== 'TR') return []
      const own = kidsOf(row).flatMap((cell) => (/^T[HD]$/.test(roleOf(cell)) ? [{ across: span(cell, 'ColSpan'), down: span(cell, 'RowSpan') }] : []))
      const cells = [...above.filter(({ down }) => down > 0), ...own]
      above = cells.map(({ across, down }) => ({ across, down: down - 1 }))
      return [cells.reduce((sum, { across }) => sum + across, 0)]
    })
  })
  return { tables: tables.length, ragged: widths.filter((rows) => new Set(rows).size > 1) }
}

const roleOf = (tag: PDFDict) => tag.lookupMaybe(PDFName.of('S'), PDFName)?.decodeText() ?? ''

function kidsOf(tag: PDFDict): PDFDict[] {
  const kids = tag.lookup(PDFName.of('K'))
  const all = kids instanceof PDFArray ? kids.asArray().map((kid) => tag.context.lookup(kid)) : [kids]
  return all.flatMap((kid) => (kid instanceof PDFDict ? kid : []))
}

/** Attributes are a dictionary or several. */
function span(cell: PDFDict, way: string): number {
  const said = cell.lookup(PDFName.of('A'))
  const all = said instanceof PDFArray ? said.asArray().map((one) => cell.context.lookup(one)) : [said]
  return all.flatMap((one) => (one instanceof PDFDict && one.lookupMaybe(PDFName.of(way), PDFNumber)?.asNumber()) || []).at(0) ?? 1
}
