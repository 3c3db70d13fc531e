/** Every union of entries names its members by `kind`, and no two unions have a name in common. */
export function isKind<Entry extends { readonly kind: string }, const K extends Entry['kind']>(
  name: K,
): (item: object) => item is Extract<Entry, { readonly kind: K }> {
  return (item): item is Extract<Entry, { readonly kind: K }> => 'kind' in item && item.kind === name
}
