/** The dashes of lines that the print page draws whole (shared/print-dashes.ts). */
import { PDFDict, PDFName, PDFNumber, type PDFPageLeaf } from '@cantoo/pdf-lib'
import { dashNamed } from '../../../shared/print-dashes.ts'

/** The dash operator of each graphics state of a page that draws lines, by name. Empty if no line is dashed. */
export function dashStates(page: PDFPageLeaf): ReadonlyMap<string, string> {
  const states = page.Resources()?.lookupMaybe(PDFName.of('ExtGState'), PDFDict)
  const lines = (states?.keys() ?? []).flatMap((name) => {
    const limit = states?.lookup(name, PDFDict).lookupMaybe(PDFName.of('ML'), PDFNumber)
    return limit ? [[name.decodeText(), dashNamed(limit.asNumber())] as const] : []
  })
  const isAny = lines.some(([, dash]) => dash)
  return new Map(isAny ? lines.map(([name, dash]) => [name, `[${dash?.join(' ') ?? ''}] 0 d`]) : [])
}
