import { importMessages } from '../../../../shared/import-messages.ts'
import type { AccountQuestion } from './own-account.ts'

/** Why a file cannot be taken, in the user's words; nothing has been written when it is thrown. `accounts`: a choice that would mend it. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused'
  readonly accounts: AccountQuestion | null
  constructor(message: string, accounts: AccountQuestion | null = null) {
    super(message)
    this.accounts = accounts
  }
}

/** A table that nothing is imported of: beside others that are read it is left out and named. */
export class NothingToImport extends ImportRefused {}

const signatures = ['%PDF', 'PK\u0003\u0004', '\u0089PNG', 'GIF8', '\u00ff\u00d8\u00ff', 'Rar!', '\u001f\u008b']
/** Of workbooks before 2007, and of later ones that have a password. */
const oldWorkbook = '\u00d0\u00cf\u0011\u00e0'

/**
 * Bytes of an export to text: UTF-8 with or without BOM, UTF-16 LE/BE (Meta Business Suite), else Windows-1252.
 * Throws ImportRefused for an empty file and for anything that is not text.
 */
export function decode(bytes: Uint8Array): string {
  if (bytes.byteLength === 0) throw new ImportRefused(importMessages.empty)
  const head = Array.from(bytes.subarray(0, 4), (byte) => String.fromCharCode(byte)).join('')
  if (head === oldWorkbook) throw new ImportRefused(importMessages.oldWorkbook)
  if (signatures.some((signature) => head.startsWith(signature))) throw new ImportRefused(importMessages.binary)
  const text = decodeAs(encodingOf(bytes), bytes)
  if (looksBinary(text)) throw new ImportRefused(importMessages.binary)
  if (text.trim() === '') throw new ImportRefused(importMessages.empty)
  return text
}

function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Control characters other than tab, line ends and form feed do not stand in a CSV; a few may slip in by copying. */
function looksBinary(text: string): boolean {
  const sample = text.slice(0, 20_000)
  let control = 0
  for (let i = 0; i < sample.length; i++) {
    const code = sample.charCodeAt(i)
    if (code === 0) return true
    if (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) control++
  }
  return control > sample.length / 100
}
