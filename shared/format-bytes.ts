/** Sizes of files as mail programs and browsers write them. */
import { formatCount } from './format-count.ts'
import { inDigits } from './formats.ts'

/** "340 KB", "12.4 MB", in thousands of bytes. What is smaller than a kilobyte is one. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${formatCount(kilobytes)} KB` : `${inDigits((bytes / 1_000_000).toFixed(1))} MB`
}
