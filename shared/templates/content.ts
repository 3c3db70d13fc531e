/** What a report template says of a report: which sections it shows, in which order, under which titles (docs/behaviours.md#report-templates). */
import * as v from 'valibot'
import { Word } from '../fields.ts'
import { cutTo, lettersOf, unitsOf } from '../letters.ts'
import { TabCode, tabCodes } from '../networks.ts'
import { templateMessages } from '../template-messages.ts'

/** Letters of names and titles; sections of a tab; templates of an account. */
export const templateLimits = { name: 100, title: 100, sections: 100, templates: 500 } as const

const Title = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(unitsOf(templateLimits.title), templateMessages.titleLong),
  v.check((title) => lettersOf(title) <= templateLimits.title, templateMessages.titleLong),
  v.regex(/^\P{Cc}*$/u, templateMessages.titleInvalid),
  v.transform((title) => title || null),
)

export const TemplateName = v.pipe(
  v.string(templateMessages.nameEmpty),
  v.trim(),
  v.nonEmpty(templateMessages.nameEmpty),
  v.maxLength(unitsOf(templateLimits.name), templateMessages.nameLong),
  v.check((name) => lettersOf(name) <= templateLimits.name, templateMessages.nameLong),
  v.regex(/^\P{Cc}*$/u, templateMessages.nameInvalid),
)

/** A section or a figure; `title` stands in place of its own. */
const Choice = v.strictObject({ key: Word, title: v.optional(v.nullable(Title), null) })
/** Its key alone will do. */
const ChoiceOrKey = v.union(
  [
    v.pipe(
      Word,
      v.transform((key) => ({ key, title: null })),
    ),
    Choice,
  ],
  templateMessages.notChoice,
)
const Choices = v.pipe(v.array(ChoiceOrKey), v.maxLength(templateLimits.sections, templateMessages.tooMany))

/** What is shown of one tab, in this order (shown.ts). */
const Tab = v.strictObject({ code: TabCode, sections: Choices, summary: v.optional(Choices, []) })

/** Without tabs a template shows all that a report has. */
export const templateContent = {
  reports: v.pipe(v.array(Tab), v.maxLength(tabCodes.length, templateMessages.tooMany)),
  hideIndicators: v.boolean(),
} as const

/** As lists show it (S1 §9). */
export const shortenedName = (name: string): string => cutTo(40, name)
