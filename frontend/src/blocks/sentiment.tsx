import { Frown, type LucideIcon, Meh, Shuffle, Smile } from 'lucide-react'
import { cssColor } from './color.ts'

const marks: Record<string, LucideIcon> = { positive: Smile, negative: Frown, neutral: Meh, mixed: Shuffle }

/** Sentiment is never told by colour alone. */
export function SentimentMark({ token }: { token: string }) {
  const Mark = marks[token]
  return Mark ? <Mark size={14} strokeWidth={2} color={cssColor(token)} aria-hidden /> : null
}
