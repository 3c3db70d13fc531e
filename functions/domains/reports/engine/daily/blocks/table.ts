import type { Resolver } from './resolver.ts'
import { audienceTable } from './tables/audience.ts'
import { groupTable } from './tables/groups.ts'
import { partTable } from './tables/parts.ts'
import { postTable } from './tables/posts.ts'
import { profileTable } from './tables/profiles.ts'

export const table: Resolver<'table'> = (context, spec) => {
  switch (spec.of) {
    case 'profiles':
      return profileTable(context, spec)
    case 'posts':
      return postTable(context, spec)
    case 'types':
    case 'labels':
      return groupTable(context, spec)
    case 'countries':
    case 'cities':
      return audienceTable(context, spec)
    case 'parts':
      return partTable(context, spec)
  }
}
