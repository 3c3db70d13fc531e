/** What a report type is made of, loaded when it is run: whoever needs names alone carries no declaration. */

import type { ReportType } from './index.ts'
import type { ReportDefinition } from './language/daily.ts'
import type { ItemReport } from './language/items/definition.ts'

/** Over the daily figures and posts of profiles, or over items such as reviews. */
export type AnyReport = ReportDefinition | ItemReport

/**
 * The declaration of a registered type, from the folder of its name.
 * @throws Error when that folder declares another type, which only a mistake in the code can do
 */
export async function loadReport(id: ReportType): Promise<AnyReport> {
  const { definition }: { definition: AnyReport } = await import(`./types/${id.replaceAll('_', '-')}/definition.ts`)
  if (definition?.id !== id) throw new Error(`shared/reports has no declaration of ${id} in the folder of its name.`)
  return definition
}

export function isOverItems(definition: AnyReport): definition is ItemReport {
  return 'source' in definition
}
