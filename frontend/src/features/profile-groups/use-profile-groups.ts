import { eachTime } from '../../lib/use-first-answer.ts'
import { useRead } from '../../lib/use-read.ts'

/** Every profile group of the account, and those that can be restored. */
export const useProfileGroups = () => useRead('GET /entities', {}, { silent: true })

/** One group as its dialog shows it; nothing is asked for without an id. */
export const useProfileGroup = (id: string | null) => useRead('GET /entities/{id}', id === null ? null : { params: { id } }, eachTime)

/** What the fields of a group are chosen from. */
export const useGroupChoices = () => useRead('GET /profiles/formdata', {}, { silent: true })
