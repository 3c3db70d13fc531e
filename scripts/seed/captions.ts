/** What the demo brands write. `{origin}` and `{drink}` are filled in, so that two years of posts do not repeat word for word. */
import type { NetworkCode } from '../../shared/networks.ts'
import type { PostType } from '../../shared/posts.ts'

export type Caption = {
  key?: string
  text: string
  /** kinds it can be posted as */
  as: readonly PostType[]
  /** artwork, see artworks.ts; more than one for a carousel */
  art: readonly number[]
  labels?: readonly string[]
  only?: readonly NetworkCode[]
}

const photo = ['image'] as const
const clip = ['video', 'reel'] as const
const album = ['carousel', 'image'] as const
const any = ['image', 'carousel', 'reel', 'video'] as const
const words = ['text', 'image'] as const
const link = ['link', 'image'] as const

export const origins = [
  'Huila',
  'Sidama',
  'Nyeri',
  'Tarrazú',
  'Antigua',
  'Cajamarca',
  'Gayo',
  'Yirgacheffe',
  'Kirinyaga',
  'Santa Ana',
  'Rulindo',
  'Chiapas',
] as const
export const drinks = ['a flat white', 'a cortado', 'batch brew', 'an oat latte', 'a long black', 'an espresso tonic', 'a mocha', 'filter, black'] as const

const coffee: readonly Caption[] = [
  { key: 'pov', text: 'POV: you ask the barista for “whatever you like” #baristalife #coffeetok', as: clip, art: [3], labels: ['Team'] },
  {
    key: 'winterblend',
    text: 'Slow pours, quiet mornings. The winter blend is back. ☕️ #winterblend #slowmornings #specialtycoffee',
    as: any,
    art: [1, 5, 14],
    labels: ['Winter blend'],
  },
  { key: 'v60', text: 'Why your V60 tastes sour, in 30 seconds. #v60 #brewguide #homebrew', as: clip, art: [2], labels: ['Brew guides'] },
  {
    key: 'leith',
    text: 'Our Leith shop opens on Saturday. First 100 cups are on us. #leith #edinburgh #northboundcoffee',
    as: any,
    art: [9, 10],
    labels: ['Leith opening'],
  },
  {
    key: 'hiring',
    text: 'We are hiring a head roaster in Edinburgh. Salary in the advert, tasting in the interview. #hiring #roastery',
    as: words,
    art: [7],
    labels: ['Team'],
  },
  { key: 'bag', text: 'New bag, same beans. Which colour is yours? #newbag #northboundcoffee', as: any, art: [5, 13], labels: ['Subscriptions'] },
  { key: 'coldbrew', text: 'Cold brew on tap, sixteen hours in the making. #coldbrew #icedcoffee', as: any, art: [8], labels: ['Summer'] },
  {
    key: 'subscription',
    text: 'Skip a week, swap a bag, stop whenever you like. That is the whole subscription. #coffeesubscription',
    as: link,
    art: [5, 12],
    labels: ['Subscriptions'],
  },
  {
    key: 'decaf',
    text: 'Decaf that does not apologise for itself. Sugar cane process, {origin}, seven days a week. #decaf',
    as: any,
    art: [6, 13],
    labels: ['Decaf'],
  },
  {
    key: 'advent',
    text: 'Twenty-four coffees, twenty-four doors. The advent box is out and it will not last the weekend. 🎄 #adventcalendar #winterblend',
    as: any,
    art: [5, 14],
    labels: ['Winter blend'],
  },
  {
    text: 'Eleven days with the growers of {origin}. Swipe for the harvest. #origintrip #huila',
    as: ['carousel'],
    art: [4, 11, 13, 7, 1, 6],
    labels: ['Huila', 'Origin'],
  },
  { text: 'Three iced drinks for people who hate winter ❄️ #icedcoffee #espressotonic', as: clip, art: [8], labels: ['Summer'] },
  { text: 'Inside the roast: from green to first crack. #roastery #firstcrack', as: ['video'], art: [7], labels: ['Roastery'] },
  { text: 'Croissant and {drink}, 5 pounds until noon. #morningritual', as: photo, art: [6] },
  { text: 'Rain on the window, {drink} on the sill. No notes. #slowmornings', as: photo, art: [14] },
  { text: 'Dial-in Tuesday: 18.2 in, 38 out, 29 seconds, and a very smug barista. #espresso #dialin', as: any, art: [10, 13], labels: ['Team'] },
  {
    text: 'The first lot from {origin} landed this morning: plum, cocoa, a bit of orange peel. On the bar by Friday.',
    as: any,
    art: [13, 11],
    labels: ['Origin'],
  },
  { text: 'Your cup needs hotter water. Yes, yours. #pourover #brewguide', as: clip, art: [2, 12], labels: ['Brew guides'] },
  { text: 'Isla poured 214 hearts yesterday. This is number 171. #latteart', as: photo, art: [1], labels: ['Team'] },
  {
    text: 'We pay {origin} growers 2.3 times the market price, and publish every contract. Link in the first comment. #transparency',
    as: link,
    art: [11, 4],
    labels: ['Origin', 'Wholesale'],
  },
  { text: 'Moka pot season. Low heat, cold tap, lid open, no drama. #mokapot', as: any, art: [12], labels: ['Brew guides'] },
  { text: 'Stockbridge regulars, this is your five-minute warning: the cardamom buns are out. #edinburgh #coffeeshop', as: photo, art: [6, 9] },
  { text: 'Nobody asked, but {drink} before nine tastes better. We checked.', as: words, art: [1] },
  { text: 'Free cupping on Thursday at six. Bring a spoon and an opinion. #cupping #specialtycoffee', as: photo, art: [13, 3], labels: ['Events'] },
  { text: 'What 60 kg of coffee looks like before breakfast. #roastery', as: any, art: [7, 13], labels: ['Roastery'] },
  { text: 'Q: is light roast stronger? A: it is louder. Mathieu explains. #coffeetok', as: clip, art: [3, 13], labels: ['Brew guides', 'Team'] },
  { text: 'Our new espresso is {origin} on the left, {origin} on the right and caramel in the middle. #espresso', as: photo, art: [10, 5] },
  { text: 'Mugs are back. They are heavier than you remember. #northboundcoffee', as: photo, art: [1, 6], labels: ['Shop'] },
  {
    text: 'How we taste 40 coffees before lunch and still like coffee. A thread:',
    as: ['text'],
    art: [],
    only: ['twitter', 'threads', 'bluesky'],
    labels: ['Roastery'],
  },
  {
    text: 'Coffee prices in New York reached a new high this week. What that means for the price of your bag, plainly:',
    as: link,
    art: [13],
    only: ['linkedin', 'twitter', 'bluesky', 'facebook'],
    labels: ['Wholesale'],
  },
  {
    text: 'Wholesale friends: the winter price list is out, and two of the five prices went down. #wholesale',
    as: link,
    art: [5],
    only: ['linkedin', 'facebook', 'twitter'],
    labels: ['Wholesale', 'Winter blend'],
  },
  {
    text: 'Four years ago Amara joined us to wash cups on Saturdays. Today she runs the roastery. Congratulations, Amara.',
    as: ['image', 'text'],
    art: [3, 7],
    only: ['linkedin', 'facebook', 'instagram'],
    labels: ['Team'],
  },
  { text: 'Certified B Corp, third year running. The full report is shorter than you fear.', as: link, art: [4], only: ['linkedin', 'twitter', 'facebook'] },
  { text: 'Lost: one blue umbrella. Found: three. Come by. #edinburgh', as: words, art: [14], only: ['twitter', 'threads', 'bluesky', 'facebook'] },
  {
    text: 'Please stop asking the espresso machine how it feels. It is under a lot of pressure.',
    as: ['text'],
    art: [],
    only: ['twitter', 'threads', 'bluesky'],
  },
  { text: 'Kettle tier list, part 2. The gooseneck takes it personally. #coffeetok #homebrew', as: clip, art: [12, 2] },
  { text: 'One bag, three brewers, one winner. Watch to the end. #v60 #aeropress #frenchpress', as: clip, art: [2, 12], labels: ['Brew guides'] },
  {
    text: 'Pin this for Sunday: iced coffee that does not taste of regret. #icedcoffee #recipe',
    as: any,
    art: [8],
    only: ['pinterest', 'instagram'],
    labels: ['Brew guides', 'Summer'],
  },
  {
    text: 'A pour-over corner for a very small kitchen: 60 cm, one shelf, no plumbing. #coffeecorner #homebrew',
    as: ['image'],
    art: [2, 6],
    only: ['pinterest'],
  },
  { text: 'Dark days, short trousers for nobody, {drink} for everyone. #edinburgh', as: photo, art: [14, 9] },
  { text: 'قهوة الصباح على مهل ☕️ أهلاً بضيوفنا من دبي #قهوة_مختصة', as: photo, art: [1] },
  { text: '京都の友人の店で豆を扱っていただいています。お近くの方はぜひ。 #コーヒー #京都', as: photo, art: [13] },
  { text: 'Closed on Monday for the staff party. Open on Tuesday, slowly.', as: words, art: [9] },
  { text: 'The card machine is down, so today we run on trust and {drink}. You lot are great. #coffeeshop', as: words, art: [10] },
  {
    text: 'Meet the people behind the {origin} lot: three sisters, one washing station, no shortcuts. #origintrip',
    as: ['carousel', 'video'],
    art: [11, 4, 13, 7],
    labels: ['Origin'],
  },
  { text: 'Oat, cow, soy, none: all 20 pence cheaper when you bring your own cup. #oatmilk #reuse', as: photo, art: [6, 1] },
  { text: 'Flat white or latte? The difference, settled at last. #flatwhite #latteart', as: clip, art: [1] },
  {
    text: 'Six beans that taste of something other than coffee. Number 4 is a peach, honestly. #beans #specialtycoffee',
    as: ['carousel'],
    art: [13, 11, 5, 1, 10],
  },
  {
    text: 'Good coffee in the office by Monday: machine, beans, training, one invoice. #wholesale',
    as: link,
    art: [10],
    only: ['linkedin', 'facebook'],
    labels: ['Wholesale'],
  },
  { text: 'Thank you, Leith. 412 cups on day one and a queue that sang. #leith #northboundcoffee', as: any, art: [9, 3, 1], labels: ['Leith opening'] },
]

const studio: readonly Caption[] = [
  { text: 'New identity for a roastery that hates logos. We drew a compass and left. #branding #identity', as: any, art: [5, 13] },
  { text: 'Six weeks, 140 sketches, one coffee bag. Swipe for the ones that died. #packagingdesign', as: ['carousel', 'image'], art: [5, 13, 1, 6] },
  { text: 'We are looking for a junior motion designer in Brooklyn. Paid trial day, always.', as: words, art: [14] },
  { text: 'Shop fronts we walked past twice, part 9. #signage #typography', as: album, art: [9, 14, 6] },
  { text: 'What a grid cannot do for you. A short talk by Priya, now online.', as: link, art: [13] },
  { text: 'Print day smells better than any candle. 🖨️ #letterpress', as: any, art: [7] },
  { text: 'Client: can it feel like morning? Us: #colour #palette', as: photo, art: [4, 14] },
  { text: 'Case study: how a menu with fewer words sold more breakfast.', as: link, art: [6] },
  { text: 'The kiln is on, the phones are off. #studiolife', as: photo, art: [12] },
  { text: 'Type we cannot stop using this month, and why it is wrong for you. #typography', as: ['carousel', 'text'], art: [13, 9] },
  { text: 'Friday review: five minutes each, no slides. It works. #designprocess', as: words, art: [3] },
  { text: 'Set design for a spring campaign, before and after the confetti. #artdirection', as: any, art: [8, 4] },
]

const market: readonly Caption[] = [
  { text: 'قهوة اليوم من {origin}: كاكاو وبرتقال وهدوء. #قهوة #قهوة_مختصة', as: any, art: [1, 13] },
  { text: 'افتتاح فرعنا الجديد هذا الخميس، أول مئة كوب علينا. ☕️ #دبي', as: any, art: [9] },
  { text: 'طريقة التحضير بالكالیتا في دقيقة واحدة. #v60', as: clip, art: [2] },
  { text: 'קפה קר ליום חם, בלי סוכר ובלי דרמה. #קפה', as: photo, art: [8] },
  { text: '大阪ポップアップ、今週末です。 #コーヒー #スペシャルティコーヒー', as: any, art: [14, 1] },
  { text: '本日の豆は{origin}。やさしい酸味です。', as: words, art: [13] },
  { text: 'Roast Club tonight: bring a friend who says they hate coffee 🔥🔥 #roastclub', as: clip, art: [7, 3] },
  { text: 'Iced, tall, no ice left in the city 🧊 #icedcoffee', as: any, art: [8] },
  { text: 'Date syrup latte is staying. You voted, we listened. #latteart', as: photo, art: [1, 6] },
]

const books: readonly Caption[] = [
  { text: 'New in paperback, and the window is already steamed up. #bookshop', as: any, art: [14, 9] },
  { text: 'Book club on Wednesday: short, strange and Norwegian. #bookclub', as: photo, art: [14] },
  { text: 'Staff pick: a novel about a lighthouse in which nothing happens, beautifully.', as: words, art: [4] },
  { text: 'Tea, scone, second-hand crime. Name a better Sunday. #reading', as: photo, art: [6] },
  { text: 'Signed copies have landed. Eleven of them. Be quick. #bookshop #signed', as: any, art: [9, 14] },
  { text: 'Story time moves to ten o’clock. Bring socks.', as: words, art: [14] },
]

export const captions = { coffee, studio, market, books } as const

export const authors = ['Mara Okafor', 'Isla Murray', 'Mathieu Lambert', 'Amara Bello', 'Priya Nair'] as const
