import type { Download } from '../../../shared/api/client.ts'

/** Hands a file, or the signed link to a large one, to the browser to save. */
export function saveDownload(download: Download): void {
  const link = document.createElement('a')
  link.rel = 'noopener'
  if (download.kind === 'link') {
    link.href = download.url
  } else {
    link.href = URL.createObjectURL(download.blob)
    link.download = download.name
  }
  link.click()
  // the browser has taken the file over by the next turn
  if (download.kind === 'file') setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
