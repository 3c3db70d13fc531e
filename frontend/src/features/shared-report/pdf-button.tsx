import { Download } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import { call } from '../../lib/api.ts'
import { saveDownload } from '../../lib/save-download.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** Downloads the PDF of the sealed report. The first reader waits while it is printed. */
export function PdfButton({ token }: { token: string }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { url } = await call('GET /shared-reports/{token}/pdf', { params: { token } })
      saveDownload({ kind: 'link', url })
    } catch (error) {
      tellFailure(error, messages.unable.downloadReport)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button data-off-paper aria-disabled={busy || undefined} aria-label="Download the PDF" onClick={() => void download()}>
      {busy ? <Spinner size={16} /> : <Download size={16} strokeWidth={1.75} aria-hidden />}
      <span>PDF</span>
    </Button>
  )
}
