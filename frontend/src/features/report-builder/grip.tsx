import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { summaryKey } from '../../../../shared/templates/shown.ts'
import { IconButton } from '../../ui/button.tsx'
import { isSamePlace, type Place } from './model.ts'
import { placeOf } from './titles.ts'
import type { Builder } from './use-builder.ts'

type GripProps = { builder: Builder; place: Place; title: string; className?: string | undefined; small?: boolean }

/** Moves a section by keyboard: Space lifts it, arrows carry it, Space drops it, Escape puts it back. React keeps the focus on it where it is carried to. */
export function Grip({ builder, place, title, className, small = false }: GripProps) {
  const { lift } = builder
  const lifted = isSamePlace(lift?.place ?? null, place)
  if (place.key === summaryKey) return null
  const { at, of } = placeOf(builder, place)
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -at, End: of - 1 - at }[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      if (lifted) builder.drop()
      else builder.liftUp(place)
    } else if (lifted && event.key === 'Escape') builder.putBack()
    else if (lifted && by !== undefined) builder.carry(place, Math.min(of - 1, Math.max(0, at + by)))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <IconButton
      label={`Move ${title}: drag, or Space to lift`}
      size={small ? 'small' : 'medium'}
      tip={false}
      className={className}
      data-grip
      aria-pressed={lifted}
      onKeyDown={press}
      onBlur={() => lifted && builder.drop()}
    >
      <GripVertical size={small ? 14 : 16} strokeWidth={2} aria-hidden />
    </IconButton>
  )
}
