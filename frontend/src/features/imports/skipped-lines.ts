import type { ImportJob } from '../../../../shared/api/imports.ts'
import { saveDownload } from '../../lib/save-download.ts'

type Skipped = { readonly file: string; readonly line: number; readonly reason: string }

export const skippedOf = ({ results }: ImportJob): Skipped[] =>
  (results ?? []).flatMap(({ file, skipped }) => skipped.map(({ line, reason }) => ({ file, line, reason })))

/** What begins like a formula would be one in a spreadsheet. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

export function saveSkipped(job: ImportJob): void {
  const rows = skippedOf(job).map(({ file, line, reason }) => [cell(file), line, cell(reason)].join(','))
  const blob = new Blob([`\uFEFF${['file,line,reason', ...rows].join('\r\n')}\r\n`], { type: 'text/csv' })
  saveDownload({ kind: 'file', name: 'skipped-lines.csv', blob })
}
