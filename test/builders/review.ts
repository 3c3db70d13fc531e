import type { Review } from '../../shared/items/reviews.ts'

/** One of profile p on Google, without stars, words or a reply. `createdAt`: ISO instant. */
export function aReview(id: string, createdAt: string, changes: Partial<Review> = {}): Review {
  const nothing = { stars: null, recommends: null, text: '', author: null, reply: null, url: null, language: null, score: null, sentiment: null }
  return { ...nothing, id, profileId: 'p', network: 'google', createdAt, ...changes }
}
