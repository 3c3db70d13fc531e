/** Writes docs/import-formats.md anew, from the columns that the code reads. */
import { writeFileSync } from 'node:fs'
import { formatsText } from '../functions/domains/import/formats/csv-schemas-text.ts'

writeFileSync(new URL('../docs/import-formats.md', import.meta.url), formatsText())
