/** Public pages of the demo's directory: companies, each with a page on Facebook and on Instagram. */
import type { IndustryId } from '../../shared/public-profiles.ts'

/** Industries that have peers in the demo. */
type DemoIndustry = Extract<IndustryId, 'coffee-shops' | 'bookshops' | 'studios'>

export type Brand = {
  key: string
  name: string
  industry: DemoIndustry | null
  /** followers on Facebook and on Instagram */
  followers: readonly [number, number]
  growth: number
  engagementRate: number
  postsPerWeek: number
  /** on Instagram it shows no likes */
  hidesLikes?: true
  /** began today, so nothing is known of it yet */
  begins?: true
  /** the network no longer shows it; its last day was so many days ago */
  goneSince?: number
}

const brand = (industry: Brand['industry'], name: string, followers: readonly [number, number], growth: number, rate: number, perWeek: number): Brand => ({
  key: name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, ''),
  name,
  industry,
  followers,
  growth,
  engagementRate: rate,
  postsPerWeek: perWeek,
})

const kettle = brand('coffee-shops', 'Kettle & Crane', [61_300, 112_400], 1.22, 0.031, 6.5)
const harbourside = brand('coffee-shops', 'Harbourside Roasters', [22_450, 48_120], 1.09, 0.042, 4.5)
const ember: Brand = { ...brand('coffee-shops', 'Ember & Oak Coffee', [35_900, 73_600], 1.45, 0.055, 5.5), hidesLikes: true }
const foxglove: Brand = { ...brand(null, 'Foxglove Coffee Club', [0, 0], 1, 0.04, 3), begins: true }
const oldMill: Brand = { ...brand(null, 'Old Mill Roastery', [14_800, 19_250], 1.02, 0.025, 3), goneSince: 12 }

/** What the demo's profiles are held against: one of them is new, one is gone. */
const rivals: readonly Brand[] = [kettle, harbourside, ember, foxglove, oldMill]

const coffee = [
  brand('coffee-shops', 'Pale Fox Espresso', [9_800, 24_300], 1.3, 0.048, 3),
  brand('coffee-shops', 'Tidewater Coffee', [18_200, 31_500], 1.15, 0.036, 2),
  brand('coffee-shops', 'Second Kettle', [7_400, 15_900], 1.05, 0.051, 1.5),
  brand('coffee-shops', 'Birch Lane Roasters', [27_600, 41_800], 1.18, 0.029, 3.5),
  brand('coffee-shops', 'The Slow Pour', [5_200, 19_700], 1.6, 0.062, 4),
  brand('coffee-shops', 'Copper Funnel', [44_100, 58_900], 1.07, 0.024, 2.5),
  brand('coffee-shops', 'Morning Post Coffee', [12_900, 22_600], 1.11, 0.04, 2),
  brand('coffee-shops', 'Granary Beans', [31_700, 66_200], 1.26, 0.033, 3),
  brand('coffee-shops', 'Nine Bells Coffee', [16_300, 28_400], 0.98, 0.027, 1.5),
]

const books = (
  [
    ['Lantern Books', 4_100, 9_800, 1.12, 0.041],
    ['The Paper Anchor', 2_700, 6_100, 1.2, 0.052],
    ['Quayside Pages', 5_600, 8_400, 1.04, 0.03],
    ['Foxed Edges', 1_900, 7_700, 1.38, 0.066],
    ['Marrow & Ink', 3_300, 11_900, 1.29, 0.058],
    ['Two Lions Books', 8_800, 12_300, 1.03, 0.022],
    ['Page & Plum', 2_200, 4_900, 1.16, 0.047],
    ['The Dog-Eared Club', 6_400, 15_600, 1.24, 0.044],
    ['Verso Street', 4_900, 7_200, 1.07, 0.034],
    ['Saltmarsh Stories', 1_400, 3_800, 1.5, 0.071],
    ['Colophon', 7_100, 10_400, 1.01, 0.026],
    ['Candle & Quill', 3_800, 9_100, 1.19, 0.049],
    ['The Margin Note', 2_500, 5_700, 1.1, 0.039],
    ['Halfway House Books', 5_100, 6_600, 0.97, 0.028],
    ['Bright Spines', 1_700, 8_900, 1.62, 0.063],
    ['Owl & Almanack', 9_600, 14_200, 1.06, 0.025],
    ['Chapter Nine', 3_600, 6_300, 1.13, 0.037],
    ['The Reading Stair', 2_900, 7_500, 1.22, 0.054],
    ['Folio Corner', 4_400, 5_200, 1.02, 0.031],
    ['Wren & Daughters', 2_100, 9_400, 1.41, 0.06],
    ['Northgate Books', 11_300, 13_700, 1.05, 0.021],
    ['The Blue Bookmark', 3_100, 6_900, 1.14, 0.043],
    ['Tall Ship Books', 1_600, 4_200, 1.27, 0.057],
    ['Overleaf', 5_900, 10_800, 1.17, 0.035],
  ] as const
).map(([name, facebook, instagram, growth, rate], index) => brand('bookshops', name, [facebook, instagram], growth, rate, 1 + (index % 5) * 0.5))

/** Too few to be held against. */
const studios = ['Plain Grid', 'Studio Halyard', 'Ochre & Rule', 'Kern Collective', 'Softbox', 'Tenfold', 'Hinge Design'].map((name, index) =>
  brand('studios', name, [1_800 + index * 400, 5_200 + index * 900], 1.1, 0.04, 1.5),
)

/** Whose pages an account holds its own against, and the profiles on Facebook and on Instagram it does so for. */
export const tracked: readonly { accountId: string; profiles: readonly [string, string]; brands: readonly Brand[] }[] = [
  { accountId: 'acct-demo', profiles: ['demo-facebook', 'demo-instagram'], brands: rivals },
  { accountId: 'acct-other', profiles: ['other-facebook', 'other-instagram'], brands: books.slice(4, 8) },
]

export const brands: readonly Brand[] = [
  ...rivals,
  ...coffee,
  ...books.map((one, index) => (index === 9 ? { ...one, hidesLikes: true as const } : one)),
  ...studios,
]

const shared = [
  'A quiet morning before the doors open. #smallbusiness',
  'Meet the team: three of us, one kettle. #meettheteam',
  'Open until seven tonight. Come in from the rain.',
]
export const textsOf: Readonly<Record<DemoIndustry, readonly string[]>> = {
  'coffee-shops': [
    ...shared,
    'New single origin on the bar today. #specialtycoffee #singleorigin',
    'Brew guide: coarse, slow, patient. #brewguide #pourover',
    'Latte art throwdown on Friday at six. #latteart #coffeeshop',
    'Green to brown in eleven minutes. #roastery #coffeeroaster',
    'Cold brew is back for good. #coldbrew #icedcoffee',
    'Which of these four would you drink first? #espresso #coffeetime',
    'We changed our house blend. Tell us if you can tell. #espresso #specialtycoffee',
  ],
  bookshops: [
    ...shared,
    'This month in five books. #bookstagram #reads',
    'Signed copies on the counter while they last. #signedcopies #bookshop',
    'What should our book club read next? #bookclub #amreading',
    'A first sentence worth the price of the book. #amreading #bookstagram',
    'Staff picks, week by week. #staffpicks #indiebookshop',
    'Storytime on Saturday at ten, cushions provided. #storytime #childrensbooks',
    'The window is done, and so are our knees. #bookshop #windowdisplay',
  ],
  studios: [...shared, 'A mark in eleven sketches. #logodesign #process', 'Paper samples are in. #print #design', 'Before and after. #rebrand #design'],
}
