/** Real exports beside the checkout, which are on some machines only: a test of one that is not there is skipped, and not passed. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@jest/globals'

const folder = process.env.ALMANAC_REAL_DATA ?? join(import.meta.dirname, '../../../shared/data')

export const realFile = (name: string) => join(folder, name)

/** `test`, for a test that reads these files. */
export function testWith(...names: string[]): typeof test | typeof test.skip {
  return names.every((name) => existsSync(realFile(name))) ? test : test.skip
}
