/** The report builder, and the way there. */
import type { Page } from 'puppeteer-core'
import { builderMessages } from '../../shared/builder-messages.ts'
import { click } from '../builders/act.ts'
import { chooseOption, named, waitForText } from '../builders/browser.ts'
import { at } from './screen-ways.ts'
import type { State } from './state.ts'

export const builder = (type = 'comprehensive') => at(`/reports/templates/new/${type}`, '[data-canvas] h2')

/** The builder and of it what `act` opens. */
export const built =
  (act: (page: Page) => Promise<unknown>, type = 'tasks') =>
  async (page: Page, origin: string) => {
    await builder(type)(page, origin)
    await act(page)
  }

/** Chooses a section on the canvas by its row in the tree. */
export const choose = (page: Page, code: string, key: string) => click(page, `[data-row="${code}-${key}"] button`)

export const builderStates: readonly State[] = [
  { name: 'report builder', who: 'owner', open: builder() },
  {
    name: 'report builder: a section with a text',
    who: 'owner',
    open: built(async (page) => {
      await click(page, '[data-canvas] [aria-label^="Add text"]')
      await page.waitForSelector('[contenteditable=true]')
    }),
  },
  {
    name: 'report builder: cover',
    who: 'owner',
    open: built(async (page) => {
      await click(page, 'button[aria-label="Edit cover"]')
      await page.waitForSelector('[contenteditable=true]')
      await page.waitForSelector('.cover-text')
    }),
  },
  {
    name: 'report builder: what is shown',
    who: 'owner',
    open: built((page) => click(page, named('button', 'View options')).then(() => page.waitForSelector('[role=dialog] [role=switch]'))),
  },
  {
    name: 'report builder: pages of the PDF',
    who: 'owner',
    open: built((page) => click(page, named('button', 'Pages of the PDF')).then(() => page.waitForSelector('[data-pages=drawn]'))),
  },
  {
    name: 'report builder: figures of a group',
    who: 'owner',
    open: built(async (page) => {
      await click(page, named('button', 'Figures of Cross-channel'))
      await chooseOption(page, 'header [aria-haspopup=listbox]', 'Northbound')
      await page.waitForSelector('[data-own=read]')
    }, 'posts'),
  },
  {
    name: 'report builder: dates to start with',
    who: 'owner',
    open: built((page) => click(page, named('button', 'Dates')).then(() => waitForText(page, builderMessages.datesHint))),
  },
  {
    name: 'report builder: leaving it',
    who: 'owner',
    open: built((page) => click(page, named('button', 'Close report builder')).then(() => waitForText(page, 'Are you sure you want to exit report builder?'))),
  },
  { name: 'report builder: no such type', who: 'owner', open: at('/reports/templates/new/nonsense', '[role=dialog] h2') },
]
