/** What a coverage counts, in the plural: posts, or the days of profiles. */
export function coverageUnit({ of = 'profile', single }: { readonly of?: string | undefined; readonly single?: true | undefined }): string {
  return single ? of : `${of} days`
}
