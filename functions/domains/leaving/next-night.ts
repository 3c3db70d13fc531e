/** When people who left are looked for in all of the table: once a day for all of them, at two in the morning, UTC. */
export function nextNight(now: Date): string {
  const night = new Date(now)
  night.setUTCHours(2, 0, 0, 0)
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1)
  return night.toISOString()
}
