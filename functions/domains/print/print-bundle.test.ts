import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { answerFor, printOrigin } from './print-bundle.ts'

test('in a Lambda the print page lies beside the code, wherever that is unpacked', async () => {
  const { LAMBDA_TASK_ROOT: before, ALMANAC_PRINT_BUNDLE: named } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'almanac-task-'))
  mkdirSync(join(folder, 'print'))
  writeFileSync(join(folder, 'print', 'index.html'), 'the print page')
  delete process.env.ALMANAC_PRINT_BUNDLE
  process.env.LAMBDA_TASK_ROOT = folder
  try {
    expect(Buffer.from((await answerFor(`${printOrigin}/`))?.body ?? []).toString()).toBe('the print page')
  } finally {
    rmSync(folder, { recursive: true })
    delete process.env.LAMBDA_TASK_ROOT
    Object.assign(process.env, before === undefined ? {} : { LAMBDA_TASK_ROOT: before }, named === undefined ? {} : { ALMANAC_PRINT_BUNDLE: named })
  }
})
