import type { GroupType } from '../../../../shared/profile-groups.ts'

/** Beside the list alone; the choices of the dialog come from the server. */
const names = {
  brand: 'Brand',
  client: 'Client',
  location: 'Location',
  department: 'Department',
  campaign: 'Campaign',
  other: 'Other',
} as const satisfies Record<GroupType, string>

export const groupTypeName = (type: GroupType | null): string | null => type && names[type]
