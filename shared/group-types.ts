/** What kind of thing a profile group stands for (docs/behaviours.md#profile-groups); apart from its dialog, for every function reads groups. */
export const groupTypes = ['brand', 'client', 'location', 'department', 'campaign', 'other'] as const
