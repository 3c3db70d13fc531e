/** The steps on the way to an import. */
import type { Page } from 'puppeteer-core'
import { click } from '../builders/act.ts'
import { at } from './screen-ways.ts'

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

/** Lets files go over the row with a text. */
export async function drop(page: Page, row: string, files: Readonly<Record<string, string>>): Promise<void> {
  await page.waitForSelector('tbody tr')
  await page.evaluate(
    (text, given) => {
      const target = [...document.querySelectorAll('tbody tr')].find((one) => one.textContent?.includes(text))
      const dataTransfer = new DataTransfer()
      for (const [name, content] of Object.entries(given)) dataTransfer.items.add(new File([content], name))
      for (const type of ['dragover', 'drop']) target?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    },
    row,
    files,
  )
}

/** The dialog that imports into a profile, and what was recognised in these files. */
export async function checked(page: Page, origin: string, files: Readonly<Record<string, string>>): Promise<void> {
  await at('/settings/profiles/import-facebook', 'main h1')(page, origin)
  await click(page, 'main button', 'Import')
  await give(page, files)
  await page.waitForSelector('ul[aria-label=Files]')
}

/** What can be imported of these files is in, and the dialog closed. */
export async function imported(page: Page, origin: string, files: Readonly<Record<string, string>>): Promise<void> {
  await checked(page, origin, files)
  await click(page, '[role=dialog] button', 'Import')
  await click(page, '[role=dialog] button', 'Done')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
}
