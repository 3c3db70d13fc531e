/** What a job imports into: everything is read again, for it may have changed since the files came. */
import type { ImportResult } from '../../../../shared/api/import-job.ts'
import { messages } from '../../../../shared/messages.ts'
import { getProfile } from '../../../kernel/accounts/store.ts'
import { getAdvocacyGroup } from '../../advocacy/store.ts'
import { getCompetitor } from '../../competitors/store.ts'
import type { Progress } from '../../items/progress.ts'
import { getListener } from '../../listeners/store.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import type { ImportFile } from '../../readers/csv/read-files.ts'
import type { ImportRecord } from '../record.ts'
import { importAdvocacy } from './advocacy.ts'
import { importMentions } from './listener.ts'
import { importFiles } from './profile.ts'
import { importCompetitor } from './public-profiles.ts'

type Given = {
  readonly accountId: string
  readonly record: ImportRecord
  readonly files: readonly ImportFile[]
  readonly now: Date
  readonly progress: Progress
}

/** @throws ImportRefused with nothing written */
export async function importInto({ accountId, record, ...given }: Given): Promise<ImportResult[]> {
  const { target, format, dates, date_order, currency, year, network: of, rows_of: rowsOf, mapping } = record
  const found = <One>(one: One | null, missing: string): One => {
    if (one === null) throw new ImportRefused(missing)
    return one
  }
  switch (target.kind) {
    case 'profile':
      return importFiles({
        ...{ accountId, profile: found(await getProfile(accountId, target.id), messages.profiles.missing) },
        ...{ format, dates, dateOrder: date_order, currency, year, of, rowsOf, mapping, ...given },
      })
    case 'listener':
      return importMentions({ accountId, listener: found(await getListener(accountId, target.id), messages.listener.missing), ...given })
    case 'competitor':
      return importCompetitor({ accountId, competitor: found(await getCompetitor(accountId, target.id), messages.competitors.missing), ...given })
    case 'advocacy':
      return importAdvocacy({ accountId, group: found(await getAdvocacyGroup(accountId, target.id), messages.advocacy.missing), ...given })
  }
}
