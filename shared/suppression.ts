/** Why an address gets no more email: it bounced, or somebody there called our email spam (docs/behaviours.md#addresses-that-take-no-email). */
export const suppressionReasons = ['BOUNCE', 'COMPLAINT'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** How long a code to an address works in minutes, how often it may be entered wrongly, and how many a person is sent in an hour. */
export const addressCode = { digits: 6, minutes: 10, attempts: 5, anHour: 5 } as const
