import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Scripts and sheets name every class: as the source calls it, and with as much of its file as tells two apart. */
export function shortClass(name: string, file: string): string {
  const own = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
  return `${name}_${own.slice(0, 4)}`
}
