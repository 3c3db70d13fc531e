import { groupTypeNames } from '../../../../shared/group-types.ts'
import type { GroupType } from '../../../../shared/profile-groups.ts'

export const groupTypeName = (type: GroupType | null): string | null => type && groupTypeNames[type]
