/**
 * The Report value: what the engine computes and everything reads: screen, share link, PDF, CSV, summary, mail.
 * It is also the API answer (docs/behaviours.md#the-report-answer).
 */
import * as v from 'valibot'
import { BlockData } from '../blocks/index.ts'
import { Figure, NullableNumber } from '../blocks/shared.ts'
import { Brand } from '../branding/brand.ts'
import { About } from '../metrics/about.ts'
import { AggregationClass } from '../metrics/units.ts'
import { Summary } from '../narrative/schema.ts'
import { NetworkCode, TabCode } from '../networks.ts'
import { Topic } from './language/topics.ts'
import { ReportDates, ReportRequest } from './request.ts'
import { SentimentScope } from './subject-ref.ts'

/**
 * Days with a value out of the days that should have one (docs/metrics.md#missing-data). `expected` is 0 where no day has to have any, as with reviews
 * and messages: the notes then say what is counted. `of`: whose days they are, in the singular; a profile's unless given. `single`: not days are
 * counted but the things that `of` names in the plural: posts with a value out of all.
 */
export const Coverage = v.object({
  have: v.number(),
  expected: v.number(),
  notes: v.array(v.string()),
  of: v.optional(v.string()),
  single: v.optional(v.literal(true)),
})
export type Coverage = v.InferOutput<typeof Coverage>

/**
 * What a figure is worked out from, in the order of its formula: of a ratio its two sums. `profiles`: those that are in it, by name;
 * `without`: those that have one of the terms and not both.
 */
export const Terms = v.object({
  parts: v.array(v.object({ title: v.string(), value: NullableNumber, unit: Figure.entries.unit })),
  profiles: v.optional(v.array(v.string())),
  without: v.optional(v.array(v.string())),
})
export type Terms = v.InferOutput<typeof Terms>

/** How one figure came to be; the passport a reader opens from it. */
export const Passport = v.object({
  title: v.string(),
  class: AggregationClass,
  /** what the class allows, in one plain sentence */
  rule: v.string(),
  /** of the whole range over the whole tab; null where only single posts or items have one */
  figure: v.nullable(Figure),
  note: v.nullable(v.string()),
  definition: v.string(),
  formula: v.string(),
  /** of a figure made of others, those others */
  terms: v.optional(Terms),
  /** the network's own field name and its contribution; `value` null with a `note` when it gives none. What is no network has a `name`: News */
  networks: v.array(
    v.object({
      network: v.nullable(NetworkCode),
      name: v.optional(v.string()),
      field: v.string(),
      value: NullableNumber,
      note: v.optional(v.string()),
    }),
  ),
  coverage: v.nullable(Coverage),
  /** the zone its days are counted in, and what a network counts in days of its own */
  days: v.string(),
  /** the comparison range, its days, and how they are paired */
  compared: v.string(),
  fetched: v.string(),
  native: v.nullable(v.string()),
})
export type Passport = v.InferOutput<typeof Passport>

export const Tile = v.object({
  key: v.string(),
  title: v.string(),
  /** full precision; never rounded here */
  value: NullableNumber,
  prior: NullableNumber,
  /** percent, or points for MEAN, SHARE and rates in percent; null when there is nothing to compare (see `figure.growth.kind`) */
  growth: NullableNumber,
  unit: Figure.entries.unit,
  polarity: Figure.entries.polarity,
  figure: Figure,
  spark: v.nullable(v.array(NullableNumber)),
  note: v.nullable(v.string()),
  /** what the figure leaves out, in sentences: drawn on the tile whatever else stands there; the note has it too, for both ranges */
  basis: v.optional(v.string()),
  /** how likely chance alone makes a change as large, 0 to 1 (docs/metrics.md#chance); none where that cannot be tested */
  chance: v.optional(v.number()),
  /** of too little data for its change to be a trend (docs/metrics.md#chance); not said in reports sealed before it was */
  littleData: v.optional(v.literal(true)),
  /** key into the tab's `passports` */
  passport: v.nullable(v.string()),
  /** what it is about, for whoever draws it or tells it in words; reports sealed before it was said have none */
  about: v.optional(About),
})
export type Tile = v.InferOutput<typeof Tile>

export const Section = v.object({
  key: v.string(),
  title: v.string(),
  subTitle: v.nullable(v.string()),
  label: v.nullable(v.string()),
  /** columns of twelve this section takes on a wide screen */
  span: v.picklist([4, 6, 8, 12]),
  /** what shares pages with it in print; a topic of its own unless given */
  topic: v.optional(Topic),
  /** in print its chart stands on the page that opens a network */
  opens: v.optional(v.literal(true)),
  /** in print it begins a page */
  pageBreak: v.optional(v.literal(true)),
  /** clean HTML above its charts, from its template */
  extraText: v.optional(v.string()),
  content: v.array(BlockData),
})
export type Section = v.InferOutput<typeof Section>

export const ReportProfile = v.object({
  id: v.string(),
  name: v.string(),
  username: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  network: NetworkCode,
})
export type ReportProfile = v.InferOutput<typeof ReportProfile>

/** What one tab shows: all networks, or one. */
export const TabReport = v.object({
  code: TabCode,
  display: v.string(),
  summary: v.array(Tile),
  report: v.array(Section),
  by_profile: v.array(v.object({ profile: ReportProfile, summary: v.array(v.object({ key: v.string(), value: NullableNumber, prior: NullableNumber })) })),
  coverage: v.nullable(Coverage),
  /** every figure that a tile, chart or table of this tab shows, once */
  passports: v.record(v.string(), Passport),
  /** clean HTML under its name, from its template */
  extraText: v.nullable(v.string()),
  hideIndicators: v.boolean(),
})
export type TabReport = v.InferOutput<typeof TabReport>

/** The profiles of one network. */
export const GroupedProfiles = v.object({
  display: v.string(),
  code: NetworkCode,
  profiles: v.array(v.object({ name: v.string(), picture_url: v.nullable(v.string()), username: v.nullable(v.string()) })),
})
export type GroupedProfiles = v.InferOutput<typeof GroupedProfiles>

export const Report = v.object({
  type: v.string(),
  title: v.string(),
  version: v.number(),
  request: ReportRequest,
  dates: ReportDates,
  /** in days; "29 vs 28 days" is printed when they differ */
  days: v.object({ current: v.number(), prior: v.nullable(v.number()) }),
  timezone: v.string(),
  /** name of what it is about besides profiles, such as its listener */
  subject: v.optional(v.string()),
  /** of a sentiment report: what it is of, and the profiles it is of, by network */
  sentiment_type: v.optional(SentimentScope),
  groupedProfiles: v.optional(v.array(GroupedProfiles)),
  /** what its figures count, said once: a section says only what differs */
  basis: v.optional(v.string()),
  /** ISO instant at which the figures were read */
  fetchedAt: v.string(),
  /** the profile groups that what it is about belongs to */
  entities: v.array(v.object({ entity_gid: v.string(), name: v.string() })),
  reports: v.object({
    tabs: v.array(
      v.object({
        code: TabCode,
        display: v.string(),
        networks: v.array(
          v.object({
            value: v.string(),
            name: v.string(),
            username: v.nullable(v.string()),
            picture_url: v.nullable(v.string()),
            _code: TabCode,
            _display: v.string(),
          }),
        ),
      }),
    ),
    crossChannel: TabReport,
    networks: v.array(TabReport),
  }),
  /** for the author's screen alone; the gate removes it before anything is sealed or mailed. `sections`: how many of the template have no data */
  authorNotes: v.optional(v.object({ sections: v.number(), notes: v.array(v.string()) })),
  /** sentences for the reader: too many profiles, new profiles, overlap of ranges, unequal lengths */
  notes: v.array(v.string()),
  /** set when there is nothing at all to show */
  no_data: v.nullable(v.object({ message: v.string(), hint: v.nullable(v.string()) })),
  /** clean HTML of the first page of the PDF, from its template; null: the page that every report has; empty: no such page */
  cover: v.nullable(v.string()),
  /** what it is shown by; none: all that it has */
  template: v.optional(v.object({ name: v.string(), version: v.number() })),
  /** how it looks; none: as reports do of which nobody chose it */
  brand: v.optional(Brand),
  /** sealed with a shared report, which asks no server for it */
  ai_summary: v.optional(Summary),
})
export type Report = v.InferOutput<typeof Report>

export { figuresShown, reportTabs } from './report-tabs.ts'
