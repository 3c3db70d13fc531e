/** A page that notes whatever a stored text makes it do, and what of such texts stands on it. */
import type { Page } from 'puppeteer-core'
import type { TestBrowser } from './browser.ts'
import { payloads } from './payloads.ts'

export type Watched = { page: Page; executions: string[] }

/** Calls of `trap`, dialogs, frames, windows, ways out of `origins`, and whatever the policy of the page refused. */
export async function watched(browser: TestBrowser, origins: readonly string[]): Promise<Watched> {
  const { page } = await browser.newPage()
  const executions: string[] = []
  await page.exposeFunction('trap', (payload: unknown) => void executions.push(`call ${payload}`))
  await page.exposeFunction('refused', (what: string) => void executions.push(`refused ${what}`))
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const refused: unknown = Reflect.get(window, 'refused')
      if (typeof refused === 'function') refused(`${effectiveDirective} ${blockedURI}`)
    })
  })
  page.on('dialog', (dialog) => {
    executions.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', () => executions.push('window'))
  page.on('frameattached', () => executions.push('frame'))
  page.on('framenavigated', (frame) => {
    if (!['about:blank', ...origins].some((own) => frame.url().startsWith(own))) executions.push(`away to ${frame.url()}`)
  })
  return { page, executions }
}

/** A parser of HTML leaves them out of texts. */
const withoutNulls = (text: string) => text.replaceAll('\0', '')

/** Places of the payloads that stand on the page as they were stored, and elements that only one of them could have made. */
export async function standing(page: Page): Promise<{ texts: number[]; elements: string[] }> {
  const [text, elements] = await page.evaluate(() => {
    const runs = (one: Element, name: string) => /^on|^srcdoc$/i.test(name) || /^\s*(?:javascript|vbscript|data:text)/i.test(one.getAttribute(name) ?? '')
    const active = [...document.querySelectorAll('*')].filter(
      (one) => one.matches('iframe, object, embed, base, meta[http-equiv], script:not([src])') || one.getAttributeNames().some((name) => runs(one, name)),
    )
    return [document.body.textContent ?? '', active.map((one) => one.outerHTML.slice(0, 200))] as const
  })
  const shown = withoutNulls(text)
  return { texts: payloads.flatMap((payload, place) => (shown.includes(withoutNulls(payload)) ? [place] : [])), elements }
}
