/** `npm run registry [-- ROOT]`: writes the files of shared/api that list all contracts. */
import { join } from 'node:path'
import { writeRegistry } from './new/registry.ts'

for (const path of await writeRegistry(process.argv[2] ?? join(import.meta.dirname, '..'))) console.log(path)
