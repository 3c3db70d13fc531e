/** The files of an export, in the order of its zip. */
import { type TakeoutTable, takeoutReadme } from '../../../shared/takeout-messages.ts'
import { getAccount, getUser } from '../../accounts/store.ts'
import { findPicture } from '../../entities/pictures.ts'
import { type Entry, fileNames } from '../../exports/zip.ts'
import { findFile } from '../../lib/files.ts'
import { pdfName } from '../../schedules/pdf-name.ts'
import { accountTables, type Directory, directoryOf } from './account.ts'
import { personOf, personTables } from './person.ts'
import { runsOf } from './runs-of.ts'
import type { Of } from './store.ts'
import { filesOf, type Row, type Table } from './tables.ts'

async function* textOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** Read when its turn comes; what is no longer there is an empty file. */
async function* bytesOf(read: () => Promise<Uint8Array | null>): AsyncGenerator<Uint8Array> {
  const bytes = await read()
  if (bytes) yield bytes
}

const json = (name: string, value: Row): Entry => ({ name, chunks: textOf(`${JSON.stringify(value, null, 2)}\n`) })

export async function entriesOf(of: Of, now: Date): Promise<Iterable<Entry>> {
  return of.whole ? accountEntries(of, now) : personEntries(of, now)
}

function readme(whole: boolean, name: string, tables: readonly Table[], now: Date): Entry {
  const names = tables.map((table): TakeoutTable => table.name)
  return { name: 'README.md', chunks: textOf(takeoutReadme({ whole, name, at: now.toISOString(), tables: names })) }
}

async function personEntries(of: Of, now: Date): Promise<Iterable<Entry>> {
  const [user, own] = await Promise.all([getUser(of.accountId, of.userId), personOf(of)])
  const tables = personTables(of, now)
  return [readme(false, user?.name ?? '', tables, now), json('you.json', own), ...filesOf(tables)]
}

async function accountEntries({ accountId }: Of, now: Date): Promise<Iterable<Entry>> {
  const [account, directory, pdfs] = await Promise.all([getAccount(accountId), directoryOf(accountId), pdfsOf(accountId)])
  const tables = accountTables(directory, new Map(pdfs.map(({ run, file }) => [run, file])), now)
  const { id, name, timezone, created_at, plan, interval, features } = account ?? { id: accountId, name: '', timezone: '', features: {} }
  return [
    readme(true, name, tables, now),
    json('account.json', { id, name, timezone, created_at, plan, interval, features }),
    ...filesOf(tables),
    ...pdfs.map(({ file, key }): Entry => ({ name: `reports/${file}`, chunks: bytesOf(() => findFile(key)) })),
    ...pictureEntries(accountId, directory),
  ]
}

/** Their names, each once, by run. */
async function pdfsOf(accountId: string): Promise<{ run: string; key: string; file: string }[]> {
  const found: { run: string; key: string; name: string }[] = []
  for await (const { id, pdf, title, covered } of runsOf(accountId)) {
    if (pdf && covered) found.push({ run: id, key: pdf.key, name: pdfName(title, covered).replace(/\.pdf$/, '') })
  }
  const names = fileNames(
    found.map(({ name }) => name),
    '.pdf',
  )
  return found.map(({ run, key }, at) => ({ run, key, file: names[at] ?? `${run}.pdf` }))
}

function pictureEntries(accountId: string, { groups }: Directory): Entry[] {
  const shown = groups.flatMap(({ name, picture }) => (picture ? [{ name, picture }] : []))
  const names = fileNames(
    shown.map(({ name }) => name),
    '.png',
  )
  return shown.map(({ picture }, at) => ({ name: `pictures/${names[at] ?? `${picture}.png`}`, chunks: bytesOf(() => findPicture(accountId, picture)) }))
}
