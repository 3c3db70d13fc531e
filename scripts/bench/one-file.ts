/** The print page with everything it needs in one file, as who prints HTML is given it: no other file, no network. */
import { answerFor, printOrigin } from '../../functions/domains/print/print-bundle.ts'
import { drawOn } from '../../functions/domains/print/render-pdf.ts'
import { freshBrowser } from '../../functions/kernel/browser/browser.ts'
import { type PrintInput, printDrawGlobal } from '../../shared/print-ready.ts'

/** `drawing` draws the report itself, as our page does when it is printed; `drawn` is what stands there once it has, without a script. */
export type OneFile = Record<'drawing' | 'drawn', string>

export async function oneFile(input: PrintInput): Promise<OneFile> {
  const { content, files } = await drawnPage(input)
  const text = (ending: string) => Buffer.concat([...files].flatMap(([url, body]) => (url.endsWith(ending) ? [body] : []))).toString()
  let css = text('.css')
  for (const [url, body] of files) {
    if (url.endsWith('.woff2')) css = css.replaceAll(`./${url.split('/').at(-1)}`, `data:font/woff2;base64,${Buffer.from(body).toString('base64')}`)
  }
  const withStyle = (html: string) => html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`)
  const withScript = (html: string, script: string) => html.replace(/<script type="module"[^>]*><\/script>/, () => script)
  const drawing = `<script type="module">window.${printDrawGlobal}(${JSON.stringify(input).replaceAll('<', '\\u003c')}).then(${sayReady})</script>`
  const ours = `<script type="module">${text('.js').replaceAll('</script', '<\\/script')}</script>`
  return { drawing: withStyle(withScript(text('/'), ours + drawing)), drawn: withStyle(withScript(content, '')) }
}

/** In jsreport's words. */
const sayReady = '() => { window.JSREPORT_READY_TO_START = true }'

/** The page when it has drawn the report, and the files it asked for. */
async function drawnPage(input: PrintInput): Promise<{ content: string; files: Map<string, Uint8Array> }> {
  const files = new Map<string, Uint8Array>()
  const { browser, close } = await freshBrowser()
  try {
    const page = await browser.newPage()
    await page.setRequestInterception(true)
    page.on('request', async (request) => {
      const answer = await answerFor(request.url())
      if (!answer) return request.abort('aborted')
      files.set(request.url(), answer.body)
      return request.respond(answer)
    })
    await page.goto(`${printOrigin}/`, { waitUntil: 'domcontentloaded' })
    await drawOn(page, input)
    return { content: await page.content(), files }
  } finally {
    await close()
  }
}
