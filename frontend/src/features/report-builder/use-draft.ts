import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../lib/api.ts'
import { type Built, draftOf, type OfferedTab } from './model.ts'

/** Milliseconds after the last change. */
const pause = 700

export type DraftState = { readonly state: 'none' | 'keeping' | 'kept' | 'failed' | 'elsewhere'; readonly at: string | null }

/** What the draft of a new template is kept under. */
export const newOf = (type: string) => `new-${type}`

type Drafting = {
  /** the template, or `new-` and the type of a new one */
  of: string
  offered: readonly OfferedTab[]
  built: Built
  /** nothing is kept of what is saved */
  isSaved: boolean
  /** version of the template that is gone on from */
  version: number
  /** how often the draft that was there had been saved */
  saves: number
}

/** Keeps what is built as this person's draft while they build it. When another window keeps it as well, this one says so and stops until it is asked to go on. */
export function useDraft({ of, offered, built, isSaved, version, saves }: Drafting) {
  const [{ state, at }, setState] = useState<DraftState>({ state: 'none', at: null })
  const known = useRef(saves)
  const kept = useRef(built)
  const running = useRef<Promise<void>>(Promise.resolve())

  const keep = useCallback(
    async (next: Built) => {
      setState((before) => ({ ...before, state: 'keeping' }))
      try {
        const answer = await call('POST /reports/drafts', { body: { ...draftOf(next, offered), of, version, saves: known.current } })
        known.current = answer.saves
        kept.current = next
        setState({ state: 'kept', at: answer.saved_at })
      } catch (error) {
        setState((before) => ({ ...before, state: error instanceof ApiError && error.status === 409 ? 'elsewhere' : 'failed' }))
      }
    },
    [of, offered, version],
  )

  const forget = useCallback(async () => {
    await running.current
    known.current = 0
    setState({ state: 'none', at: null })
    await call('DELETE /reports/drafts', { query: { of } }).catch(() => undefined)
  }, [of])

  useEffect(() => {
    // undone to what is saved
    if (isSaved && built !== kept.current) void forget()
    if (isSaved) kept.current = built
    if (isSaved || built === kept.current || state === 'elsewhere') return
    // one after the other: each says which one it saw
    const timer = setTimeout(() => {
      running.current = running.current.then(() => keep(built))
    }, pause)
    return () => clearTimeout(timer)
  }, [built, isSaved, state, keep, forget])

  return {
    state,
    at,
    /** goes on here in place of the other window */
    takeOver: async () => {
      const { draft } = await call('GET /reports/drafts', { query: { of } })
      known.current = draft?.saves ?? 0
      await keep(built)
    },
    /** what is saved needs no draft */
    forget: () => {
      kept.current = built
      return forget()
    },
  }
}

export type Draft = ReturnType<typeof useDraft>
