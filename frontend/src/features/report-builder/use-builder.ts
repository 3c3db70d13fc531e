import { useMemo, useState } from 'react'
import type { ReportTemplateAnswer, TemplateDraft } from '../../../../shared/api/templates.ts'
import { begun, changed, type History, redone, undone } from './history.ts'
import { type Built, builtOf, type OfferedTab, type Place, sectionMoved } from './model.ts'

/** A section that is moved by keyboard, and how everything stood before. */
export type Lift = { readonly place: Place; readonly before: History<Built> }

/**
 * What is built, with its steps back and forth. `kept`: how it stood when this template was begun in another page; `draft`: what was left
 * unsaved, one step after what is saved.
 */
export function useBuilder(offered: readonly OfferedTab[], template: ReportTemplateAnswer | null, kept: History<Built> | null, draft: TemplateDraft | null) {
  const [first] = useState(() => builtOf(offered, template))
  const [history, setHistory] = useState(() => kept ?? (draft ? changed(begun(first), builtOf(offered, draft)) : begun(first)))
  const [saved, setSaved] = useState(() => kept?.present ?? first)
  const [lift, setLift] = useState<Lift | null>(null)
  const built = history.present
  return useMemo(
    () => ({
      built,
      history,
      /** how it is when nothing of it was changed */
      whole: builtOf(offered, null),
      isSaved: built === saved,
      setSaved,
      lift,
      change: (next: (built: Built) => Built, step: string | null = null) => setHistory((before) => changed(before, next(before.present), step)),
      undo: () => setHistory(undone),
      redo: () => setHistory(redone),
      liftUp: (place: Place) => setLift({ place, before: history }),
      /** while it is lifted all its moves are one step */
      carry: (place: Place, to: number) => setHistory((before) => changed(before, sectionMoved(before.present, place, to), `lift ${place.code} ${place.key}`)),
      drop: () => {
        setLift(null)
        // the next lift of the same section is a step of its own
        setHistory((before) => ({ ...before, step: null }))
      },
      putBack: () => {
        if (lift) setHistory(lift.before)
        setLift(null)
      },
    }),
    [built, history, saved, lift, offered],
  )
}

export type Builder = ReturnType<typeof useBuilder>
