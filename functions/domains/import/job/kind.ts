import { formats } from '../formats/index.ts'

const names: ReadonlyMap<string, string> = new Map(Object.values(formats).map(({ id, name }) => [id, name.replace(/^generic /, 'Own file of ')]))

/** What people would call the formats of a result; of one that has no name, its id. */
export const kindOf = (format: string): string =>
  format
    .split(', ')
    .map((id) => names.get(id) ?? id)
    .join(', ')
