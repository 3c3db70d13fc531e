/** In milliseconds, of time that passes; a calendar day may have 23 or 25 hours (shared/dates/zoned.ts). */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
