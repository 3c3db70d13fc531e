/** Which Chromium prints, and what it needs around it: the packaged one, which runs on Linux and x64 alone, or the one that ALMANAC_CHROMIUM names. */
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import packaged from '@sparticuz/chromium'

export type Chromium = { executable: string; flags: readonly string[]; env: Readonly<Record<string, string>> }

/** Without these no program starts on Windows; elsewhere they are not set. */
const windows = ['SystemRoot', 'SystemDrive', 'windir', 'ProgramData', 'ProgramFiles', 'ProgramFiles(x86)'] as const

/**
 * A Chrome, Edge, Chromium or headless shell of this machine. Its sandbox stays on, but for Linux, where it needs rights that
 * containers do not give.
 */
function installed(executable: string): Chromium {
  const kept = windows.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]))
  return { executable, flags: ['--headless', ...(process.platform === 'linux' ? ['--no-sandbox'] : [])], env: Object.fromEntries(kept) }
}

/** @throws when the packaged one cannot be unpacked */
export async function chromium(): Promise<Chromium> {
  if (process.env.ALMANAC_CHROMIUM) return installed(process.env.ALMANAC_CHROMIUM)
  const folder = await unpacked()
  return {
    executable: join(folder, 'chromium'),
    // nothing of a print is kept, and without --incognito each browser waits for a database of cookies that stays empty
    flags: ['--headless=shell', '--no-sandbox', '--no-zygote', '--single-process', '--incognito'],
    env: { FONTCONFIG_FILE: join(folder, 'fonts.conf'), LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') },
  }
}

let unpacking: Promise<string> | undefined

/**
 * The folder that holds the unpacked browser. It is unpacked aside and moved into place whole, so that a second
 * process never starts a half-written file, nor the file of an older version.
 */
function unpacked(): Promise<string> {
  unpacking ??= unpack().catch((error) => {
    unpacking = undefined
    throw error
  })
  return unpacking
}

async function unpack(): Promise<string> {
  // in a Lambda the compressed files lie beside the bundle
  const beside = join(import.meta.dirname, 'bin')
  const bin = existsSync(beside) ? beside : join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
  // the size names the version: two of them share a folder only if they are the same file
  const { size } = await stat(join(bin, 'chromium.br'))
  const folder = join(tmpdir(), `almanac-chromium-${size}`)
  if (existsSync(join(folder, 'chromium'))) return folder
  const aside = await mkdtemp(`${folder}-`)
  const before = process.env.TMPDIR
  process.env.TMPDIR = aside
  // it reads TMPDIR before its first await, so the variable can be put back at once
  const done = packaged.executablePath(bin)
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  const executable = await done
  if (dirname(executable) !== aside) throw new Error(`Chromium was unpacked to ${executable} instead of ${aside}.`)
  await writeFile(join(aside, 'fonts.conf'), fontSettings(folder))
  try {
    // what cleans temporary folders takes old files and leaves the folder: a browser without its file is none
    if (existsSync(folder) && !existsSync(join(folder, 'chromium'))) await rm(folder, { recursive: true, force: true })
    await rename(aside, folder)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    if (!existsSync(join(folder, 'chromium'))) throw error
  }
  return folder
}

/** The package's own file names /tmp/fonts, wherever it was unpacked: without this a browser on a bare machine has no font at all. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`
}
