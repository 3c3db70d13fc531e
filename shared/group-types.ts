/** What kind of thing a profile group stands for (docs/behaviours.md#profile-groups); apart from its dialog, for every function reads groups. */
export const groupTypes = ['brand', 'client', 'location', 'department', 'campaign', 'other'] as const

export const groupTypeNames = {
  brand: 'Brand',
  client: 'Client',
  location: 'Location',
  department: 'Department',
  campaign: 'Campaign',
  other: 'Other',
} as const satisfies Record<(typeof groupTypes)[number], string>
