import type { SectionScope } from '../daily/context.ts'

/** What stands in the place of a block that has nothing to draw. */
export function noData({ empty }: Pick<SectionScope, 'empty'>, hasValue: boolean): { message: string } | null {
  return hasValue ? null : { message: empty }
}
