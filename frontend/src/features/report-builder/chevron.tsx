import { ChevronDown, ChevronRight } from 'lucide-react'

/** Of what is folded away in the tree. */
export function Chevron({ isOpen }: { isOpen: boolean }) {
  const Drawn = isOpen ? ChevronDown : ChevronRight
  return <Drawn size={14} strokeWidth={2} aria-hidden />
}
