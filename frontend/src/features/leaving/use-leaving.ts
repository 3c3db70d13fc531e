import { useRead } from '../../lib/use-read.ts'

/** Milliseconds between two looks at an export that is being made. */
const whileMaking = 15_000
type Answer = { export: { state: string } | null }
const options = { silent: true, refreshInterval: (data: Answer | undefined) => (data?.export?.state === 'making' ? whileMaking : 0) } as const

/** Whether the account is going to be deleted, and its last export. */
export const useLeaving = () => useRead('GET /account/leaving', {}, options)

/** What deleting oneself would ask for and leave behind, and one's last export. */
export const useOwnLeaving = () => useRead('GET /me/leaving', {}, options)
