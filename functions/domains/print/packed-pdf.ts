/**
 * Completes the browser's PDF: marks repeated page headers and footers as artifacts, so that screen readers skip them; describes links; dashes
 * lines; and compresses objects that the browser leaves plain, mostly tags.
 */
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { PDFCatalog, type PDFContext, PDFName, PDFPageLeaf, PDFParser, PDFRawStream, PDFRef, PDFStreamWriter } from '@cantoo/pdf-lib'
import { log } from '../../kernel/log.ts'
import { drawnAs } from './page-drawing.ts'
import { dashStates } from './pdf-dashes.ts'
import { addListBodies, describeLinks, type PdfPage } from './pdf-tags.ts'

const [deflate, inflate] = [promisify(zlib.deflate), promisify(zlib.inflate)]

/** Objects in one compressed stream: a reader unpacks them all for any one of them. */
const packed = 200
/** Without pauses, in which a page of a browser would stay alive. */
const objectsPerTick = Number.POSITIVE_INFINITY
/** One below what zlib does unasked: two thirds of the time for 1 % more bytes. */
const level = 5

/** @returns the bytes as given where they cannot be read: a larger file is better than none */
export async function packedPdf(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const context = await PDFParser.forBytesWithOptions(bytes, objectsPerTick, true).parseDocument()
    const catalog = context.lookup(context.trailerInfo.Root)
    if (!(catalog instanceof PDFCatalog)) throw new Error('It has no catalog.')
    const pages = pagesOf(catalog)
    await Promise.all(pages.map(({ page }) => redraw(context, page)))
    describeLinks(catalog, pages)
    addListBodies(context)
    return await PDFStreamWriter.forContext(context, objectsPerTick, true, packed).serializeToBuffer()
  } catch (error) {
    log.warn('print: a PDF is left as the browser made it', { error: String(error) })
    return bytes
  }
}

/** In their order. */
function pagesOf(catalog: PDFCatalog): PdfPage[] {
  const pages: PdfPage[] = []
  catalog.Pages().traverse((node, ref) => {
    if (node instanceof PDFPageLeaf) pages.push({ ref, page: node })
  })
  return pages
}

async function redraw(context: PDFContext, page: PDFPageLeaf): Promise<void> {
  const ref = page.get(PDFName.Contents)
  const stream = context.lookup(ref)
  if (!(ref instanceof PDFRef && stream instanceof PDFRawStream)) throw new Error('A page is not one stream.')
  const drawn = await inflate(stream.getContents())
  const data = await deflate(Buffer.from(drawnAs(drawn.toString('latin1'), dashStates(page)), 'latin1'), { level })
  context.assign(ref, PDFRawStream.of(context.obj({ Filter: 'FlateDecode', Length: data.length }), data))
}
