/** What a colleague would say of the largest part of a section. */
import { inSentence } from './words.ts'

/** `share`: in percent, where it is known; `noun`: what is counted, after a number */
export type Leader = { readonly label: string; readonly share: number | null; readonly noun: string }
type Words = (leader: Leader) => string

const mostCommon =
  (what: string): Words =>
  ({ label }) =>
    `${label} is the most common ${what}`
/** "Most reviews are positive" */
const mostAre =
  (items: string, what: string): Words =>
  (leader) =>
    (leader.share ?? 0) > 50 ? `Most ${items} are ${inSentence(leader.label)}` : mostCommon(what)(leader)
const mostOf: Words = ({ label, noun }) => `${label} has the most ${noun}`
const spend: Words = ({ label }) => `${label} has the highest spend`

/** By report type and section; of the others the largest part "has the most". */
const words: Readonly<Record<string, Words>> = {
  'comprehensive/audience_share': ({ label }) => `${label} is your largest audience`,
  'comprehensive/ages': mostAre('followers', 'group of followers'),
  'comprehensive/post_types': mostCommon('post type'),
  'reviews/sentiment': mostAre('reviews', 'sentiment'),
  'reviews/distribution': mostAre('ratings', 'rating'),
  'tasks/status': mostAre('tasks', 'status'),
  'tasks/type': mostCommon('task type'),
  'tasks/priority': mostCommon('priority'),
  'ads_performance/budget': spend,
  'facebook_ads/age_gender': ({ label }) => `The highest spend is on ${inSentence(label)}`,
  'inbox_activity/by_type': mostCommon('message type'),
  'inbox_activity/frt_dist': mostCommon('response time'),
  'inbox_activity/sentiment': mostAre('messages', 'sentiment'),
  'sentiment/share': mostAre('items', 'sentiment'),
  'listener_performance/sources': mostCommon('source'),
  'listener_performance/sov': ({ label }) => `${label} has the most mentions`,
  'listener_performance/languages': mostCommon('language'),
}

/** "Instagram is your largest audience", "Most ratings are 5 stars" */
export const leaderWords = (type: string, section: string, leader: Leader): string => (words[`${type}/${section}`] ?? mostOf)(leader)
