/**
 * What the browser's PDF lacks, done to its bytes: what repeats on every page is marked as an artifact, so that no reader speaks it; links
 * say where they lead; lines are dashed; boxes are rectangles and numbers have no more digits than paper shows; and all that is no stream is
 * compressed, which the browser leaves plain, tags above all.
 */
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { log } from '../../kernel/log.ts'
import { dashed, dashedStates } from './pdf-dashes.ts'
import { bodiedLists, describedLinks, type PdfObject } from './pdf-tags.ts'

const [deflate, inflate] = [promisify(zlib.deflate), promisify(zlib.inflate)]

/** Objects in one compressed stream: a reader unpacks them all for any one of them. */
const packed = 200
/** One below what zlib does unasked: two thirds of the time for 1 % more bytes. */
const level = 5

/** @returns the bytes as given where they are not laid out as the browser's are: a larger file is better than none */
export async function packedPdf(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return (await packedOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) ?? bytes
  } catch (error) {
    log.warn('print: a PDF is left as the browser made it', { error: String(error) })
    return bytes
  }
}

async function packedOf(given: Buffer): Promise<Uint8Array | null> {
  const read = objectsOf(given)
  if (!read) return null
  const pages = new Set(read.objects.flatMap(({ body }) => contentsOf(body)))
  const states = dashedStates(read.objects)
  const pageOf = async (one: PdfObject) => ({ ...one, body: await markedStream(one.body, states) })
  const drawn = await Promise.all(read.objects.map((one) => (pages.has(one.number) ? pageOf(one) : one)))
  return written(bodiedLists(describedLinks(drawn)), read.root, read.info)
}

function objectsOf(bytes: Buffer): { objects: PdfObject[]; root: number; info: number } | null {
  const tail = /startxref\n(\d+)\n%%EOF\n?$/.exec(bytes.subarray(-64).toString('latin1'))
  const table = tail ? bytes.subarray(Number(tail[1])).toString('latin1') : ''
  const root = /\/Root (\d+) 0 R/.exec(table)
  const info = /\/Info (\d+) 0 R/.exec(table)
  if (!tail || !root || !info) return null
  const starts = [...table.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset)).sort((one, other) => one - other)
  const objects = starts.map((start, at) => {
    const whole = bytes.subarray(start, starts[at + 1] ?? Number(tail[1]))
    const head = /^(\d+) 0 obj\n/.exec(whole.subarray(0, 24).toString('latin1'))
    const end = whole.lastIndexOf('\nendobj')
    return head && end > 0 ? { number: Number(head[1]), body: whole.subarray(head[0].length, end) } : null
  })
  return objects.every((one) => one !== null) ? { objects, root: Number(root[1]), info: Number(info[1]) } : null
}

/** The stream that draws a page; nothing for what is no page. */
function contentsOf(body: Buffer): number[] {
  if (body.length > 20_000 || !body.includes('/Type /Page\n')) return []
  const contents = /\/Contents (\d+) 0 R/.exec(body.toString('latin1'))
  return contents ? [Number(contents[1])] : []
}

const streamAt = (body: Buffer) => body.indexOf('stream\n')

async function markedStream(body: Buffer, states: ReadonlyMap<number, string>): Promise<Buffer> {
  const at = streamAt(body)
  if (at < 0 || !body.subarray(0, at).includes('/FlateDecode')) return body
  const drawn = await inflate(body.subarray(at + 'stream\n'.length, body.lastIndexOf('\nendstream')))
  return stream('', Buffer.from(rectangles(short(dashed(marked(drawn.toString('latin1')), states))), 'latin1'))
}

async function stream(entries: string, content: Buffer): Promise<Buffer> {
  const data = await deflate(content, { level })
  return Buffer.concat([Buffer.from(`<<${entries}/Filter /FlateDecode\n/Length ${data.length}>> stream\n`), data, Buffer.from('\nendstream')])
}

const paints = /(?:^| )(?:f\*?|S|s|B\*?|b\*?|sh|Do|Tj|TJ)$/m

/**
 * What is drawn outside of every tag is an artifact. Tags have a number (MCID) and hold others where what is seen is not what is read; marks
 * without one say how letters are to be read (`ReversedChars`, `ActualText`) and belong to what is drawn. An artifact holds all that lies
 * between two tags, so that it never ends in the middle of a text.
 */
function marked(drawn: string): string {
  const open: boolean[] = []
  let between = ''
  let all = ''
  const finish = () => {
    all += paints.test(between) ? `/Artifact BMC\n${between}${between.endsWith('\n') ? '' : '\n'}EMC\n` : between
    between = ''
  }
  for (const [at, text] of drawn.split(/^(.*B[DM]C|EMC)\n/m).entries()) {
    const part = at % 2 === 1 ? `${text}\n` : text
    const wasTagged = open.includes(true)
    if (part === 'EMC\n') open.pop()
    else if (at % 2 === 1) open.push(/\/MCID|\/Artifact/.test(part))
    if (!wasTagged && !open.includes(true)) between += part
    else {
      finish()
      all += part
    }
  }
  finish()
  return all
}

/** Thousandths of a pixel; scales and colours stay as they are. */
function short(drawn: string): string {
  return drawn.replace(/^.*\.\d{4}.*$/gm, (line) =>
    / (?:cm|rg)$/.test(line) ? line : line.replace(/-?\d*\.\d{4,}/g, (number) => String(Math.round(Number(number) * 1000) / 1000)),
  )
}

const place = String.raw`(-?[\d.]+) (-?[\d.]+)`
const box = new RegExp(`^${place} m\n${place} l\n${place} l\n${place} l\n\\1 \\2 l\nh$`, 'gm')
const thousandths = (value: number) => String(Math.round(value * 1000) / 1000)

/** Four lines round a box are one rectangle of it, which PDF draws in the same order: first along, then up or down. */
function rectangles(drawn: string): string {
  return drawn.replace(box, (lines: string, ...places: string[]) => {
    const [x, y, right, level, across, bottom, left, below] = places
    const isBox = level === y && across === right && below === bottom && left === x
    return isBox ? `${x} ${y} ${thousandths(Number(right) - Number(x))} ${thousandths(Number(bottom) - Number(y))} re` : lines
  })
}

async function written(objects: readonly PdfObject[], root: number, info: number): Promise<Uint8Array> {
  const plain = objects.filter(({ number, body }) => number === root || number === info || streamAt(body) >= 0)
  const kept = new Set(plain)
  const small = objects.filter((one) => !kept.has(one))
  let next = objects.reduce((most, { number }) => Math.max(most, number), 0) + 1
  const groups = await Promise.all(
    Array.from({ length: Math.ceil(small.length / packed) }, async (_, at) => {
      const members = small.slice(at * packed, (at + 1) * packed)
      return { number: next++, members, body: await objectStream(members) }
    }),
  )
  const table = next
  /** kind, and where: an offset, or the stream of objects and the place in it */
  const places = new Map<number, readonly [number, number, number]>([[0, [0, 0, 65_535]]])
  const parts = [Buffer.from('%PDF-1.5\n%\xd3\xeb\xe9\xe1\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const add = (number: number, body: Buffer) => {
    places.set(number, [1, length, 0])
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    parts.push(whole)
    length += whole.length
  }
  for (const { number, body } of plain) add(number, body)
  for (const { number, members, body } of groups) {
    for (const [at, one] of members.entries()) places.set(one.number, [2, number, at])
    add(number, body)
  }
  const start = length
  places.set(table, [1, start, 0])
  const rows = Buffer.alloc((table + 1) * 7)
  for (const [number, [kind, where, at]] of places) {
    rows.writeUInt8(kind, number * 7)
    rows.writeUInt32BE(where, number * 7 + 1)
    rows.writeUInt16BE(at, number * 7 + 5)
  }
  add(table, await stream(`/Type /XRef\n/Size ${table + 1}\n/W [1 4 2]\n/Root ${root} 0 R\n/Info ${info} 0 R\n`, rows))
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)])
}

function objectStream(members: readonly PdfObject[]): Promise<Buffer> {
  let offset = 0
  const heads = members.map(({ number, body }) => {
    const head = `${number} ${offset}`
    offset += body.length + 1
    return head
  })
  const first = Buffer.from(`${heads.join(' ')}\n`)
  const content = Buffer.concat([first, ...members.flatMap(({ body }) => [body, Buffer.from('\n')])])
  return stream(`/Type /ObjStm\n/N ${members.length}\n/First ${first.length}\n`, content)
}
