/** The steps on the way to an import. */
import type { Page } from 'puppeteer-core'
import { at, press } from './screen-ways.ts'

/** Files that are chosen, by name and text. */
export async function give(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.waitForSelector('input[type=file]')
  await page.$eval(
    'input[type=file]',
    (input, given) => {
      const chosen = new DataTransfer()
      for (const [name, text] of Object.entries(given)) chosen.items.add(new File([text], name))
      if (input instanceof HTMLInputElement) input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    files,
  )
}

/** The dialog that imports into a profile, and what was recognised in these files. */
export async function checked(page: Page, origin: string, files: Readonly<Record<string, string>>): Promise<void> {
  await at('/settings/profiles/import-facebook', 'main h1')(page, origin)
  await press(page, 'main button', 'Import')
  await give(page, files)
  await page.waitForSelector('ul[aria-label=Files]')
}

/** What can be imported of these files is in, and the dialog closed. */
export async function imported(page: Page, origin: string, files: Readonly<Record<string, string>>): Promise<void> {
  await checked(page, origin, files)
  await press(page, '[role=dialog] button', 'Import')
  await press(page, '[role=dialog] button', 'Done')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
}
