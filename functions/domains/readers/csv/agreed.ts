/** What the files of one import say of the same day, post or item has to agree: which came last decides nothing. */
import { entriesOf } from '../../../../shared/entries.ts'
import { columnLabel } from '../../../../shared/import-columns.ts'
import { importMessages, wholeFigure } from '../../../../shared/import-messages.ts'
import type { MeasureId } from '../../../../shared/metrics/measures.ts'
import { ImportRefused } from './decode.ts'
import type { Reading } from './format.ts'
import { itemsDiffer, postsDiffer } from './same.ts'

type Place = { readonly file: string; readonly line: number }
type FileRead = { readonly name: string; readonly reading: Reading }

const spelt = ({ file, line }: Place) => `${file}, line ${line}`
function refuse(one: Place, other: Place, what: string): never {
  throw new ImportRefused(importMessages.twoLines(spelt(one), spelt(other), what))
}

/** The files as they are written: a figure is never taken away by another table that has none for its day. @throws ImportRefused naming both lines */
export function agreed<File extends FileRead>(files: readonly File[]): File[] {
  checkPosts(files)
  checkItems(files)
  return withDays(files)
}

function withDays<File extends FileRead>(files: readonly File[]): File[] {
  const days = new Map<string, Map<MeasureId, Place & { readonly value: number }>>()
  for (const { name, reading } of files) {
    for (const day of reading.days) {
      const place = { file: name, line: reading.lines.get(day) ?? 0 }
      const known = days.get(day.date) ?? new Map<MeasureId, Place & { readonly value: number }>()
      days.set(day.date, known)
      for (const [measure, value] of entriesOf(day.values)) {
        if (value === null) continue
        const before = known.get(measure)
        if (before && before.value !== value)
          refuse(before, place, `${columnLabel(measure)} on ${day.date} is ${wholeFigure(value)} and ${wholeFigure(before.value)}`)
        if (!before) known.set(measure, { ...place, value })
      }
    }
  }
  const given = (date: string, measure: MeasureId) => days.get(date)?.get(measure)?.value
  return files.map((file) => ({
    ...file,
    reading: {
      ...file.reading,
      days: file.reading.days.map(({ date, values }) => ({
        date,
        values: Object.fromEntries(entriesOf(values).map(([measure, value]) => [measure, value ?? given(date, measure) ?? null])),
      })),
    },
  }))
}

function checkPosts(files: readonly FileRead[]): void {
  const posts = new Map<string, Place & { readonly post: Reading['posts'][number] }>()
  for (const { name, reading } of files) {
    for (const post of reading.posts) {
      const place = { file: name, line: reading.lines.get(post) ?? 0 }
      const before = posts.get(post.id)
      const differing = before ? postsDiffer(before.post, post) : null
      if (before && differing !== null) refuse(before, place, `the post ${post.id} in ${differing}`)
      if (!before) posts.set(post.id, { ...place, post })
    }
  }
}

function checkItems(files: readonly FileRead[]): void {
  const items = new Map<string, Place & { readonly item: object }>()
  for (const { name, reading } of files) {
    for (const { source, records = [] } of reading.items) {
      for (const item of records) {
        const line = reading.lines.get(item)
        // ads are put together by their reader
        if (line === undefined) continue
        const place = { file: name, line }
        const key = `${source} ${item.id}`
        const before = items.get(key)
        if (before && itemsDiffer(before.item, item)) refuse(before, place, `what they say of ${item.id}`)
        if (!before) items.set(key, { ...place, item })
      }
    }
  }
}
