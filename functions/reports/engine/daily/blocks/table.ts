import type { Resolver } from './resolver.ts'
import { audienceTable } from './tables/audience.ts'
import { groupTable } from './tables/groups.ts'
import { partTable } from './tables/parts.ts'
import { postTable } from './tables/posts.ts'
import { profileTable } from './tables/profiles.ts'

export const table: Resolver<'table'> = (scope, spec) => {
  switch (spec.of) {
    case 'profiles':
      return profileTable(scope, spec)
    case 'posts':
      return postTable(scope, spec)
    case 'types':
    case 'labels':
      return groupTable(scope, spec)
    case 'countries':
    case 'cities':
      return audienceTable(scope, spec)
    case 'parts':
      return partTable(scope, spec)
  }
}
