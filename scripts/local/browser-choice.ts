/** Which Chromium prints on this machine. In a Lambda nobody asks: there it is always the packaged one. */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { installedBrowser, type Machine, platformOf } from '../platforms.mjs'

/** `executable` is null for the packaged browser; `trouble` is a sentence when there is none at all. */
export type BrowserChoice = { executable: string | null; trouble?: string }

type Ways = { exists: (path: string) => boolean; download: () => Promise<string> }

/** The headless shell that the library was made for, kept where its other users keep theirs. */
async function downloadShell(): Promise<string> {
  const [{ Browser, install }, { PUPPETEER_REVISIONS }] = await Promise.all([import('@puppeteer/browsers'), import('puppeteer-core/internal/revisions.js')])
  const browser = Browser.CHROMEHEADLESSSHELL
  const { executablePath } = await install({ browser, buildId: PUPPETEER_REVISIONS[browser], cacheDir: join(homedir(), '.cache', 'puppeteer') })
  return executablePath
}

/** ALMANAC_CHROMIUM, else the packaged one where it runs, else one that is installed, else a download. */
export async function chooseBrowser(
  machine: Machine = process,
  { exists, download }: Ways = { exists: existsSync, download: downloadShell },
): Promise<BrowserChoice> {
  const named = machine.env.ALMANAC_CHROMIUM
  if (named)
    return exists(named) ? { executable: named } : { executable: named, trouble: `ALMANAC_CHROMIUM names ${named}, which is not there. No PDF can be made.` }
  if (platformOf(machine)?.packagedBrowser) return { executable: null }
  const found = installedBrowser(machine, exists)
  if (found) return { executable: found }
  try {
    return { executable: await download() }
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    return {
      executable: null,
      trouble: `No PDF can be made: there is no Chrome, Edge or Chromium on this machine, and the download of one failed (${cause}). Install one, or set ALMANAC_CHROMIUM to its path, then start again.`,
    }
  }
}

/** Chooses for this process and those it starts. */
export async function setBrowser(say: (line: string) => void): Promise<void> {
  const { executable, trouble } = await chooseBrowser()
  if (executable) process.env.ALMANAC_CHROMIUM = executable
  if (trouble) say(trouble)
}
