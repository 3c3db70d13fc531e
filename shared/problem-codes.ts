/**
 * What a problem is about, for whoever has to tell one from another: sentences are for people, and change. The first ones mean that
 * what a report is about is gone or out of the caller's reach, which look the same; `not_ready`, that it is worth asking again; `password_needed`, that a shared link has to be
 * opened with its password first.
 */
export const problemCodes = [
  'profiles_missing',
  'listener_missing',
  'advocacy_missing',
  'ad_account_missing',
  'competitors_missing',
  'labels_missing',
  'template_missing',
  'not_ready',
  'password_needed',
] as const
export type ProblemCode = (typeof problemCodes)[number]
