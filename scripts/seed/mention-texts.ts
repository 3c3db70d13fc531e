/** What the world says of the demo's brand, of a rival and of coffee. */
type Some<Item> = readonly [Item, ...Item[]]
export type Said = { text: string; language: string }

const en = (text: string): Said => ({ text, language: 'en' })

/** `{brand}` is the query's name. */
export const said: Some<Said> = [
  en('{brand} makes the best flat white in Edinburgh, no contest.'),
  en('Loving the new winter blend from {brand} #coffee #winterblend'),
  en('The {brand} subscription is brilliant value, fresh beans every week.'),
  en('Friendly baristas and delicious cake at {brand} today 😍'),
  en('{brand} again with the late delivery. Third time, awful service.'),
  en('Twenty minutes in the queue at {brand} for a cold latte. Terrible.'),
  en('Paid £5 for a bitter espresso at {brand}. Never again.'),
  en('Great coffee at {brand}, but the staff were rude.'),
  en('{brand} opens a second shop in Leith on Friday #leith'),
  en('Anyone tried the cold brew from {brand}?'),
  en('Working from {brand} this morning #coffee'),
  en('Review: five Scottish roasters compared, {brand} among them.'),
  en('{brand} wins an award for its direct trade with growers. Wonderful.'),
  en('The {brand} app crashed again while I was paying.'),
  { text: '{brand} hat den besten Kaffee der Stadt #kaffee', language: 'de' },
  { text: 'Très bon café chez {brand} #cafe', language: 'fr' },
  { text: 'قهوة {brand} ممتازة', language: 'ar' },
]
export const both: Some<Said> = [
  en('{brand} or {rival}? I prefer {brand}, the beans taste better.'),
  en('{rival} is cheaper, but {brand} is so much nicer.'),
  en('Took the family to {rival}, was disappointed. Back to {brand} next week.'),
]
export const topic: Some<Said> = [
  en('Cold brew at home: this recipe is fantastic #coldbrew'),
  en('My cold brew always turns out bitter, what am I doing wrong? #coldbrew'),
  en('Cold brew in November? Why not.'),
  en('Canned cold brew tastes horrible.'),
]
export const reading: Some<Said> = [
  en("Our book club loved this month's pick. What next? #bookclub"),
  en('Two hours at the book club and nobody had finished it. Brilliant evening anyway.'),
  en('The book club moved to Thursdays and nobody told me. Annoying.'),
  en('Any book club near the harbour that takes beginners?'),
  en('Started an audiobook club. Yes, it counts. #bookclub #amreading'),
  en('Left the book club. Awful choices, three months in a row.'),
  { text: 'Notre club de lecture cherche un roman court #lecture', language: 'fr' },
]
export const writers: Some<string> = [
  'beanthere',
  'leithlife',
  'The Daily Grind',
  'Edinburgh Eats',
  'espressobar_anna',
  'roastnotes',
  'commuter_k',
  'Scottish Food Guide',
  'filterfan',
  'mugshots',
  'r_coffee',
  'citybites',
]
