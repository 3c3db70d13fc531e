/** Which room of `functions/` imports which. A room is a folder of `kernel` or of `domains`; `edge` is one (docs/decisions/0024-the-rooms.md). */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from './imports.ts'

/** The lowest first: a file imports its own floor and those before it. */
const floors = ['kernel', 'domains', 'edge']

/** The lowest first: a room imports those of the rows before its own, and no other of its row. Files of `kernel` itself are below its rooms. */
const rows: Readonly<Record<string, readonly string[]>> = {
  kernel: ['', 'table bundling browser', 'request', 'jobs', 'mail accounts', 'audit', 'chain'],
  domains: [
    'admin advocacy api-keys audience audit contact items notifications page-warnings pictures preferences public-profiles sentiment series system templates',
    'ads branding breakdowns listeners posts profiles subscription',
    'auth competitors print readers',
    'networks reports team',
    'import',
    'connections exports schedules',
    'home mail-events recipients shares',
    'delivery entities',
    'leaving rounds',
    'links',
  ],
}
const checkout = join(import.meta.dirname, '../..')

type Place = { readonly file: string; readonly floor: string; readonly room: string }
export type Arrow = { readonly from: Place; readonly to: Place }

function placeOf(file: string): Place {
  const [, floor = '', ...rest] = file.split('/')
  return { file, floor, room: floor in rows && rest.length > 1 ? (rest[0] ?? '') : '' }
}

/** Every import of a file of `functions/`, without tests, of a file there that is in another room. */
export function arrows(): Arrow[] {
  const files = globSync('functions/**/*.ts', { cwd: checkout }).filter((file) => !file.endsWith('.test.ts'))
  return files.flatMap((file) => {
    const from = placeOf(file)
    const imported = importsOf(checkout, file).filter((path) => path.startsWith('functions/'))
    return imported.map((path) => ({ from, to: placeOf(path) })).filter(({ to }) => to.floor !== from.floor || to.room !== from.room)
  })
}

const rowOf = ({ floor, room }: Place) => rows[floor]?.findIndex((row) => row.split(' ').includes(room)) ?? 0

/** Whether an import is one of what stands above, or of a room that no row has. */
export function goesUp({ from, to }: Arrow): boolean {
  if (from.floor !== to.floor) return floors.indexOf(to.floor) > floors.indexOf(from.floor)
  return rowOf(to) < 0 || rowOf(to) >= rowOf(from)
}
