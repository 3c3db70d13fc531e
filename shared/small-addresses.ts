/** Home and reports have addresses of their own on small screens (docs/behaviours.md#small-screens). */

/** What a phone has in the address bar for a path of the app. */
export const smallAddress = (path: string) => path.replace(/^\/(dashboard|reports)(?=\/|\?|$)/, '/$1-mobile')

/** The path of the app for what a phone has in the address bar. */
export const plainAddress = (path: string) => path.replace(/^\/(dashboard|reports)-mobile(?=\/|\?|$)/, '/$1')
