/** What the public pages say of files is what the import reads. */
import { expect, test } from '@jest/globals'
import { nativeExports } from '../frontend/src/site/content/exports.ts'
import { formats } from '../functions/domains/import/formats/index.ts'
import { networkCodes } from '../shared/networks.ts'

/** Formats that are one network's own export of its profiles. */
const native = Object.entries(formats).filter(([id]) => /^(x|linkedin|tiktok|youtube|meta)-/.test(id))

test('pages name export files for exactly those networks whose own exports are read', () => {
  expect(native.length).toBeGreaterThan(14)
  const read = new Set(native.flatMap(([, format]) => format.networks ?? []))
  expect(networkCodes.filter((code) => nativeExports[code] !== undefined)).toEqual(networkCodes.filter((code) => read.has(code)))
})
