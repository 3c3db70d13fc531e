import { useState } from 'react'
import type { Answered } from '../../../../shared/api/client.ts'
import { useRead } from '../../lib/use-read.ts'

type Opened = Answered<'GET /reports/scheduled/{id}'>

/** A run as it is when it is opened: what is read of it later does not change what is being typed. */
export function useOpenedRun(id: string): { opened: Opened | null; failed: boolean; again: () => void } {
  const { data, error, isValidating, retry } = useRead('GET /reports/scheduled/{id}', { params: { id } }, { revalidateOnFocus: false })
  const [opened, setOpened] = useState<Opened | null>(null)
  // what is remembered may be of before a change
  if (!opened && data && !isValidating && !error) setOpened(data)
  return { opened, failed: Boolean(error) && !isValidating, again: retry }
}
