/** Whose figures a report shows, as its emails and its PDF name them. */
import type { Report } from './report.ts'

/** The one profile group of a report, or the whole team's name. */
export function clientOf({ entities }: Pick<Report, 'entities'>, accountName: string): string {
  const [first, ...others] = entities
  return first && others.length === 0 ? first.name : accountName
}
