/** The steps on the way to a profile group. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import type { Page } from 'puppeteer-core'
import { click, pressKey } from '../builders/act.ts'
import { chooseOption } from '../builders/browser.ts'

/** Fills the form of a new group, of a country and with a picture. */
export async function fillGroup(page: Page, { name, type }: { name: string; type: string }): Promise<void> {
  await page.locator('[role=dialog] input[name=name]').fill(name)
  await chooseOption(page, '[role=dialog] button[aria-haspopup=listbox]', type)
  const country = '[role=dialog] input[placeholder="Select a country"]'
  await page.locator(country).fill('United Kin')
  await page.waitForSelector('[role=option]')
  await pressKey(page, country, 'ArrowDown', 'Enter')
  await choosePicture(page)
}

/** One that is wider than high. Resolves when the form shows it as it will be, a square. */
async function choosePicture(page: Page): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-picture-'))
  try {
    const file = join(folder, 'brand.png')
    writeFileSync(file, PNG.sync.write(new PNG({ width: 640, height: 400, fill: true })))
    const chooser = page.waitForFileChooser()
    await click(page, '[role=dialog] button[data-empty]')
    await (await chooser).accept([file])
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('[role=dialog] img')?.naturalWidth === 150)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
