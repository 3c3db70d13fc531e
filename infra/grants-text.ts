import type { Grant } from './grants.ts'

/** The file that lists the rights of all functions; committed, so that a change of them is reviewed. */
export function grantsText(rights: Readonly<Record<string, readonly Grant[]>>): string {
  const lines = Object.entries(rights)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, words]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: [${words.map((word) => `'${word}'`).join(', ')}],\n`)
  return `// Written by "npm run grants" from the bundles of the functions.
import type { FunctionName, Grant } from './grants.ts'

export const grants = {
${lines.join('')}} as const satisfies Record<FunctionName, readonly Grant[]>
`
}
