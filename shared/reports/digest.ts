/** What a reader sees of a report, as one short text: two reports with the same digest show the same. */
import { canonicalJson } from '../canonical-json.ts'
import { readersTabs } from './for-readers.ts'
import { type Report, reportTabs } from './report.ts'

/** SHA-256, in hex, of every tile and block with data in every tab, with their dates and zone. The summary, the cover and the notes are not in it. */
export async function digestOf(report: Pick<Report, 'dates' | 'timezone' | 'reports' | 'no_data'>): Promise<string> {
  const tabs = reportTabs({ reports: readersTabs(report) }).map(({ code, summary, report: sections, hideIndicators }) => ({
    code,
    summary,
    sections,
    hideIndicators,
  }))
  const text = canonicalJson({ dates: report.dates, timezone: report.timezone, tabs })
  const encoded = new TextEncoder().encode(text)
  // a page over plain HTTP has none, whatever its types say
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (!subtle) return (await import('../sha256.ts')).sha256(encoded)
  const bytes = new Uint8Array(await subtle.digest('SHA-256', encoded))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
