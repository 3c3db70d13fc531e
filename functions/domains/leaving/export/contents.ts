/** The files of an export, in the order of its zip. */
import { reportFileName } from '../../../../shared/report-name.ts'
import { type TakeoutTable, takeoutLeftOut, takeoutReadme } from '../../../../shared/takeout-messages.ts'
import { getAccount, getUser } from '../../../kernel/accounts/store.ts'
import { findFile } from '../../../kernel/files.ts'
import { findFont } from '../../branding/fonts.ts'
import { type Entry, fileNames } from '../../exports/zip.ts'
import { findPicture } from '../../pictures/store.ts'
import { clientNames } from '../../schedules/client-name.ts'
import type { Of } from '../store/exports.ts'
import { accountTables, type Directory, directoryOf } from './account.ts'
import { personOf, personTables } from './person.ts'
import { runsOf } from './runs-of.ts'
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

/** `leftOut`: names of PDFs for which there was no room; known when the last entry was taken. */
export type Contents = { readonly entries: Iterable<Entry>; readonly leftOut: readonly string[] }

/** Takes PDFs in as long as `hasRoom` says so; all else is always in it. */
export async function contentsOf(of: Of, now: Date, hasRoom: () => boolean): Promise<Contents> {
  return of.whole ? accountContents(of, now, hasRoom) : { entries: await personEntries(of, now), leftOut: [] }
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

async function accountContents({ accountId }: Of, now: Date, hasRoom: () => boolean): Promise<Contents> {
  const [account, directory, pdfs] = await Promise.all([getAccount(accountId), directoryOf(accountId), pdfsOf(accountId)])
  const tables = accountTables(directory, new Map(pdfs.map(({ run, file }) => [run, file])), now)
  const { id, name, timezone, created_at, plan, interval, features } = account ?? { id: accountId, name: '', timezone: '', features: {} }
  const leftOut: string[] = []
  function* entries(): Generator<Entry> {
    yield readme(true, name, tables, now)
    yield json('account.json', { id, name, timezone, created_at, plan, interval, features })
    yield* filesOf(tables)
    yield* pictureEntries(accountId, directory)
    yield* fontEntries(accountId, directory)
    for (const { file, key } of pdfs) {
      if (hasRoom()) yield { name: `reports/${file}`, chunks: bytesOf(() => findFile(key)), isPacked: true }
      else leftOut.push(file)
    }
    if (leftOut.length > 0) yield { name: 'reports/left-out.txt', chunks: textOf(`${takeoutLeftOut(leftOut.length)}\n\n${leftOut.join('\n')}\n`) }
  }
  return { entries: entries(), leftOut }
}

/** Their names, each once, by run. */
async function pdfsOf(accountId: string): Promise<{ run: string; key: string; file: string }[]> {
  const found: { run: string; key: string; name: string }[] = []
  const clientOf = await clientNames(accountId)
  for await (const run of runsOf(accountId)) {
    const { id, pdf, covered } = run
    if (pdf && covered) found.push({ run: id, key: pdf.key, name: reportFileName(clientOf(run), run, covered) })
  }
  const names = fileNames(
    found.map(({ name }) => name),
    '.pdf',
  )
  return found.map(({ run, key }, at) => ({ run, key, file: names[at] ?? `${run}.pdf` }))
}

function pictureEntries(accountId: string, { groups, branding }: Directory): Entry[] {
  const logos = branding.flatMap(({ entity_gid, logo }) => {
    const of = groups.find((group) => group.entity_gid === entity_gid)?.name
    return logo ? [{ name: of ? `Logo of ${of}` : 'Logo', picture: logo.id }] : []
  })
  const shown = [...groups.flatMap(({ name, picture }) => (picture ? [{ name, picture }] : [])), ...logos]
  const names = fileNames(
    shown.map(({ name }) => name),
    '.png',
  )
  return shown.map(({ picture }, at) => ({ name: `pictures/${names[at] ?? `${picture}.png`}`, chunks: bytesOf(() => findPicture(accountId, picture)) }))
}

function fontEntries(accountId: string, { fonts }: Directory): Entry[] {
  const names = fileNames(
    fonts.map(({ name }) => name),
    '.woff2',
  )
  return fonts.map(({ id }, at) => ({ name: `fonts/${names[at] ?? `${id}.woff2`}`, chunks: bytesOf(() => findFont(accountId, id)), isPacked: true }))
}
