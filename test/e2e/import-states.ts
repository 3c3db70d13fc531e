/** Profiles, and everything on the way from files to their history. */
import { checked, imported } from './import-ways.ts'
import { at, dialog, failed, press, unanswered } from './screen-ways.ts'
import type { State } from './state.ts'

const owner = 'owner' as const
/** One that is understood and has a line that is skipped, one to map, and one that is nothing. */
const filesToCheck = { 'days.csv': 'date,impressions,mood\n2026-11-01,5,good\n', 'mine.csv': 'Day,Shown\n2026-11-01,5\n', 'notes.txt': 'hello' }

export const importStates: readonly State[] = [
  { name: 'profiles', who: owner, open: at('/settings/profiles', 'main tbody tr') },
  { name: 'profile', who: owner, open: at('/settings/profiles/demo-facebook', 'main h1') },
  {
    name: 'import into a profile that is not chosen yet',
    who: owner,
    open: (page, origin) =>
      at('/settings/profiles', 'main tbody tr')(page, origin)
        .then(() => press(page, 'main header button', 'Import'))
        .then(() => dialog(page)),
  },
  { name: 'what was recognised in files', who: owner, open: (page, origin) => checked(page, origin, filesToCheck) },
  {
    name: 'history of imports',
    who: owner,
    open: async (page, origin) => {
      await imported(page, origin, filesToCheck)
      await page.waitForSelector('section[aria-labelledby=import-history] li')
    },
  },
  {
    name: 'undo of an import',
    who: owner,
    open: async (page, origin) => {
      await imported(page, origin, filesToCheck)
      await press(page, 'button[aria-label^="Undo the import"]')
      await page.waitForSelector('[role=alertdialog]')
    },
  },
  {
    name: 'columns of a file of one’s own',
    who: owner,
    open: (page, origin) =>
      checked(page, origin, filesToCheck)
        .then(() => press(page, 'button[aria-label^="Map columns"]'))
        .then(() => page.waitForSelector('select')),
  },
  {
    name: 'what a file leaves open',
    who: owner,
    open: (page, origin) =>
      checked(page, origin, { 'ads.csv': 'date,campaign,spend,impressions\n03/04/2026,Spring,5,9\n' })
        .then(() => press(page, 'button[aria-label^="Date order"]'))
        .then(() => page.waitForSelector('select')),
  },
  { name: 'profiles that failed', who: owner, spoils: true, open: unanswered('/profiles', failed, '/settings/profiles', 'Try again') },
]
