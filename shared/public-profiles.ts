/** Pages and accounts as anybody can see them: what a competitor is found in, and what an industry is made of. */
import * as v from 'valibot'
import { NetworkCode } from './networks.ts'

/** One page of the directory. */
export const PublicProfile = v.object({
  /** the network's own id of it */
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/)),
  network: NetworkCode,
  name: v.string(),
  username: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  profile_url: v.nullable(v.string()),
  followers: v.nullable(v.number()),
  /** the company whose page it is; pages of one brand on several networks make one peer */
  brand: v.string(),
  /** id of an industry; null for what belongs to none */
  industry: v.nullable(v.string()),
  /** the network no longer shows it */
  gone: v.boolean(),
})
export type PublicProfile = v.InferOutput<typeof PublicProfile>

/** A page in a report: one of the user's own profiles, or one it is held against. */
export type ComparedProfile = {
  readonly id: string
  readonly network: NetworkCode
  readonly name: string
  readonly username: string | null
  readonly own: boolean
  /** whose it is: own profiles are one brand */
  readonly brand: string
  /** ISO date from which it has figures; null when it has none */
  readonly since: string | null
  /** lost: it can no longer be read. waiting: nothing of it is known yet. outside: it is not of the cohort's industry */
  readonly state: 'shown' | 'lost' | 'waiting' | 'outside'
}

/** `industry`: its name; null when the profiles' group has none. */
export type Cohort = { readonly industry: string | null; readonly pages: readonly ComparedProfile[] }

/** Fewer peers tell more of each of them than of the industry (docs/metrics.md#competitors-and-benchmark). */
export const minCohort = 10

/** Industries a profile group can be in. */
export const industries = {
  accounting: 'Accounting and tax',
  advertising: 'Advertising and marketing',
  airlines: 'Airlines and airports',
  apparel: 'Apparel and fashion',
  architecture: 'Architecture and planning',
  arts: 'Arts and museums',
  automotive: 'Automotive',
  banking: 'Banking',
  beauty: 'Beauty and cosmetics',
  bookshops: 'Bookshops',
  broadcasting: 'Broadcasting and media',
  charities: 'Charities and non-profits',
  'coffee-shops': 'Coffee shops and roasters',
  construction: 'Construction',
  'consumer-goods': 'Consumer goods',
  studios: 'Design studios',
  education: 'Education',
  electronics: 'Electronics',
  energy: 'Energy and utilities',
  events: 'Events and entertainment',
  'financial-services': 'Financial services',
  fitness: 'Fitness and wellness',
  'food-and-drink': 'Food and drink',
  furniture: 'Furniture and interiors',
  gaming: 'Gaming',
  government: 'Government and public services',
  health: 'Health care',
  hotels: 'Hotels and accommodation',
  insurance: 'Insurance',
  jewellery: 'Jewellery and watches',
  legal: 'Legal services',
  logistics: 'Logistics and transport',
  manufacturing: 'Manufacturing',
  pets: 'Pets',
  pharmaceuticals: 'Pharmaceuticals',
  property: 'Property and real estate',
  recruitment: 'Recruitment',
  restaurants: 'Restaurants and bars',
  retail: 'Retail',
  software: 'Software and IT services',
  sports: 'Sports',
  telecoms: 'Telecommunications',
  toys: 'Toys and children',
  travel: 'Travel and tourism',
} as const
export type IndustryId = keyof typeof industries
