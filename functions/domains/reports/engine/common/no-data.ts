/** What stands in the place of a block that has nothing to draw. */
export function noData({ empty }: { readonly empty: string }, hasValue: boolean): { message: string } | null {
  return hasValue ? null : { message: empty }
}
