/** What a report template says of a report: which sections it shows, in which order, under which titles (docs/behaviours.md#report-templates). */
import * as v from 'valibot'
import { computedCompareIds } from '../dates/compare.ts'
import { quickRangeIds } from '../dates/quick-ranges.ts'
import { Word } from '../fields.ts'
import { cutTo, lettersOf, unitsOf } from '../letters.ts'
import { TabCode, tabCodes } from '../networks.ts'
import { shownSigns } from '../shown-signs.ts'
import { templateMessages } from '../template-messages.ts'

/** Letters of names, titles and texts without their markup; sections of a tab; templates of an account; characters of a text with its markup. */
export const templateLimits = { name: 100, title: 100, sections: 100, templates: 500, extraText: 2000, cover: 6000, markup: 40_000 } as const

const Title = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(unitsOf(templateLimits.title), templateMessages.titleLong),
  v.check((title) => lettersOf(title) <= templateLimits.title, templateMessages.titleLong),
  v.regex(shownSigns, templateMessages.titleInvalid),
  v.transform((title) => title || null),
)

export const TemplateName = v.pipe(
  v.string(templateMessages.nameEmpty),
  v.trim(),
  v.nonEmpty(templateMessages.nameEmpty),
  v.maxLength(unitsOf(templateLimits.name), templateMessages.nameLong),
  v.check((name) => lettersOf(name) <= templateLimits.name, templateMessages.nameLong),
  v.regex(shownSigns, templateMessages.nameInvalid),
)

/** HTML as it is sent; functions/domains/templates/clean-html.ts leaves of it what is allowed, and counts its letters. */
const Markup = v.pipe(v.string(), v.maxLength(templateLimits.markup, templateMessages.markupLong))

const Words = v.optional(
  v.pipe(
    v.nullable(Markup),
    v.transform((html) => html || undefined),
  ),
)
const Break = v.pipe(
  v.boolean(),
  v.transform((breaks) => breaks || undefined),
)

const Width = v.pipe(
  v.picklist(['half', 'full'], templateMessages.noWidth),
  v.transform((width) => (width === 'half' ? width : undefined)),
)

/** While a template is built it may have no name yet. */
export const DraftName = v.pipe(
  v.string(),
  v.maxLength(unitsOf(templateLimits.name), templateMessages.nameLong),
  v.regex(shownSigns, templateMessages.nameInvalid),
)

/** A section or a figure; `title` stands in place of its own. */
const named = { key: Word, title: v.optional(v.nullable(Title), null) } as const
const Figure = v.strictObject(named)
/** `extraText`: above its charts; `pageBreak`: in print it begins a page; `width`: two halves that follow each other stand side by side. */
const Section = v.strictObject({ ...named, extraText: Words, pageBreak: v.optional(Break), width: v.optional(Width) })
/** Its key alone will do. */
const Key = v.pipe(
  Word,
  v.transform((key) => ({ key, title: null })),
)
const Sections = v.pipe(v.array(v.union([Key, Section], templateMessages.notChoice)), v.maxLength(templateLimits.sections, templateMessages.tooMany))
const Figures = v.pipe(v.array(v.union([Key, Figure], templateMessages.notChoice)), v.maxLength(templateLimits.sections, templateMessages.tooMany))

/** What is shown of one tab, in this order (shown.ts). `extraText`: under its name. */
const Tab = v.strictObject({ code: TabCode, sections: Sections, summary: v.optional(Figures, []), extraText: Words })

/** Without tabs a template shows all that a report has. */
export const templateContent = {
  reports: v.pipe(v.array(Tab), v.maxLength(tabCodes.length, templateMessages.tooMany)),
  hideIndicators: v.boolean(),
  /** HTML of the first page of the PDF. Unless it is said, the report's own; empty: no such page */
  cover: v.optional(v.nullable(Markup)),
  /** the quick range that a run begins with, and what it is compared with, unless somebody chooses others; null: as without a template. The sentences are made when they are said: a call here would keep all of this in every screen */
  range: v.optional(v.nullable(v.picklist(quickRangeIds, () => templateMessages.notRange(quickRangeIds)))),
  compare: v.optional(v.nullable(v.picklist(computedCompareIds, () => templateMessages.notCompare(computedCompareIds)))),
} as const

/** As lists show it (S1 §9). */
export const shortenedName = (name: string): string => cutTo(40, name)
