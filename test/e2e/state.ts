/** One screen, dialog or state, and the way there. */
import type { Page } from 'puppeteer-core'

export type State = {
  readonly name: string
  /** who is signed in; nobody for pages that anybody may open */
  readonly who?: 'owner' | 'other' | 'advocate' | 'admin'
  readonly open: (page: Page, origin: string) => Promise<unknown>
  /** Chromium is kept from the network, or answers are held back or refused, so the page is of no use afterwards */
  readonly spoils?: true
  /** opens on a phone: what is not there on a desktop */
  readonly isNarrow?: true
}
