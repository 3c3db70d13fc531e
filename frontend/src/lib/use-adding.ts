import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * How often the dialog was asked for by the search of the page (`add`): the key of a page that begins with it. The address forgets it, so it
 * can be asked for again. The search is that of the page's own route: the router's is that of the next page already while this one stands.
 */
export function useAdding({ add }: { add?: 'new' }): number {
  const navigate = useNavigate()
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (add === undefined) return
    setTimes((before) => before + 1)
    void navigate({ to: '.', search: (before) => ({ ...before, add: undefined }), replace: true })
  }, [add, navigate])
  return times
}
