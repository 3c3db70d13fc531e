/** Constructed days and posts that reports of the corpus are made of. */
import { addDays } from '../../../../../shared/dates/index.ts'
import { aPost, aProfile, type Days, type World } from '../../../../../test/builders/dataset.ts'

export const from = '2026-03-29'
export const before = addDays(from, -28)
export const four: Pick<World, 'range' | 'prior'> = { range: [from, addDays(from, 27)], prior: [before, addDays(from, -1)] }
export const page = aProfile('page', 'facebook')
export const insta = aProfile('insta', 'instagram')

/** The same noise each time, between 0 and 1. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
/** 28 days of `then` and 28 of `now`, each day up to `spread` of it above or below. */
export function eight(then: number, now: number, spread = 0, seed = 1): number[] {
  const some = noise(seed)
  return Array.from({ length: 56 }, (_, day) => Math.round((day < 28 ? then : now) * (1 + spread * (2 * some() - 1))))
}
export const of = (values: Days['values'], profile = page): World => ({ ...four, profiles: [{ profile, days: [{ from: before, values }] }] })
export const alone = ({ prior: _, ...world }: World): World => ({ ...world, prior: null })

/** Posts of a profile, each with its engagements, at an hour of a day of the current range or, below 0, of the one before. */
export const posts = (profile: typeof page, some: readonly (readonly [day: number, hour: number, engagements: number])[], text = 'Post') =>
  some.map(([day, hour, reactions], nth) =>
    aPost(
      `${profile.id}-${nth}`,
      profile,
      `${addDays(from, day)}T${String(hour).padStart(2, '0')}:00:00Z`,
      { reactions, impressions: reactions * 20 },
      { text: `${text} ${'abcdefghijklmnopqrstuvwxyz'[nth % 26]}` },
    ),
  )
export const ofPosts = (some: Parameters<typeof posts>[1], text?: string): World => ({
  ...four,
  type: 'posts',
  profiles: [{ profile: page, posts: posts(page, some, text) }],
})
export const daily = (engagements: (day: number) => number, hour = () => 10) =>
  Array.from({ length: 56 }, (_, day): [number, number, number] => [day - 28, hour(), engagements(day)])

export const unchanged = [/\b(?:rose|fell|went from)\b/]
export const noAdvice = [/Publish more|Plan for|Build on|Look into/]
