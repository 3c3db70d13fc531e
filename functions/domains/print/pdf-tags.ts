/** What readers of a PDF need and the browser leaves out (ISO 14289-1, 7.6 and 7.18.5): where a link leads, in words, and the body of each item of a list. */
import {
  PDFArray,
  type PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPageLeaf,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'

export type PdfPage = { readonly ref: PDFRef; readonly page: PDFPageLeaf }

const name = PDFName.of

/** Adds `Contents` to each link: the page it goes to, or its address. One that leads nowhere stays as it is. */
export function describeLinks(catalog: PDFCatalog, pages: readonly PdfPage[]): void {
  const places = catalog.lookupMaybe(name('Dests'), PDFDict)
  const pageAt = (place: PDFObject | undefined) => pages.findIndex(({ ref }) => ref === place) + 1
  for (const annotation of pages.flatMap(({ page }) => page.Annots()?.asArray() ?? [])) {
    const link = catalog.context.lookup(annotation, PDFDict)
    if (link.get(name('Subtype')) !== name('Link') || link.has(name('Contents'))) continue
    const target = link.lookup(name('Dest'))
    const page = target instanceof PDFName ? pageAt(places?.lookupMaybe(target, PDFArray)?.get(0)) : 0
    const words = page ? PDFString.of(`Page ${page}`) : link.lookupMaybe(name('A'), PDFDict)?.lookup(name('URI'))
    if (words instanceof PDFString || words instanceof PDFHexString) link.set(name('Contents'), words)
  }
}

/**
 * Adds an `LBody` to each item of a list, around all that it holds. What was the item becomes its body, since the tree of parents binds what
 * is drawn to its number; the new item stands between it and its list.
 */
export function addListBodies(context: PDFContext): void {
  for (const [body, tag] of context.enumerateIndirectObjects()) {
    if (!(tag instanceof PDFDict) || tag.get(name('S')) !== name('LI')) continue
    const list = tag.get(name('P'))
    const item = context.register(context.obj({ Type: 'StructElem', S: 'LI', P: list, K: body }))
    const held = context.lookup(list, PDFDict)
    const items = held.lookup(name('K'))
    const at = items instanceof PDFArray ? items.indexOf(body) : undefined
    if (items instanceof PDFArray && at !== undefined) items.set(at, item)
    else if (held.get(name('K')) === body) held.set(name('K'), item)
    else throw new Error('A list does not hold its item.')
    tag.set(name('S'), name('LBody'))
    tag.set(name('P'), item)
  }
}
