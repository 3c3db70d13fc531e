import { createFileRoute } from '@tanstack/react-router'
import { ReviewsHelp } from '../features/help/reviews-help.tsx'

export const Route = createFileRoute('/help/reviews')({ component: ReviewsHelp })
