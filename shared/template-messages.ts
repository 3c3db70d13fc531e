/** Sentences about report templates: apart from those that every screen carries. */
import { formatCount } from './format-count.ts'
import { listed } from './listed.ts'

export const templateMessages = {
  nameEmpty: 'Please enter template name',
  nameLong: 'Template name is too long - should be 100 chars maximum.',
  nameInvalid: 'Please enter a name without line breaks or control characters.',
  titleLong: 'A title is too long - should be 100 chars maximum.',
  titleInvalid: 'Please enter a title without line breaks or control characters.',
  noSections: 'Your report template has no selected sections.',
  notChoice: 'Please give each section as its key, or as a key with a title.',
  tooMany: 'A template can have 100 sections of a network at most.',
  twice: (what: string) => `"${what}" is in this template twice. Please keep one.`,
  unknownSection: (section: string, tab: string) => `The report has no section "${section}" on ${tab}. Please open the builder again.`,
  unknownTab: (tab: string) => `This report has no page for ${tab}. Please open the builder again.`,
  unknownFigure: (figure: string, tab: string) => `The report has no figure "${figure}" on ${tab}. Please open the builder again.`,
  noWidth: 'The width of a section is "half" or "full".',
  noHalf: (section: string, tab: string) => `The section "${section}" on ${tab} needs the full width.`,
  markupLong: 'A text has too much formatting. Please make it simpler.',
  textLong: (most: string) => `A text is too long - should be ${most} chars maximum.`,
  textHigh: 'A text is longer than a page of the PDF. Please make it shorter.',
  coverLong: (most: string) => `The cover is too long - should be ${most} chars maximum.`,
  changed: 'Someone else changed this template while you were editing it. Nothing was saved. Please open it again.',
  draftNotKept: 'Your draft could not be saved.',
  draftElsewhere: 'You are editing this template in another window. Changes made here are not saved as a draft.',
  missing: 'This report template no longer exists.',
  notRange: (ids: readonly string[]) => `A template cannot start with these dates. Choose one of ${listed(ids)}.`,
  notCompare: (ids: readonly string[]) => `A template cannot start with this comparison. Choose one of ${listed(ids)}.`,
  tooManyTemplates: (most: number) => `An account can have ${formatCount(most)} report templates. Please remove one first.`,
  noVersion: 'This version of the template does not exist.',
  // the specification has it without the r
  saved: 'You report template has been saved',
  updated: 'Your report template has been updated',
  removed: 'Report template has been removed',
  summary: 'Summary',
  copyOf: (name: string) => `Copy of ${name}`,
} as const

/** What a report says of its template. */
export const templateNotes = {
  notInTemplate: (tabs: readonly string[]) => `The template leaves out ${listed(tabs)}.`,
  nothingFor: (tab: string, sections: readonly string[]) =>
    `These profiles have nothing to show for ${listed(sections)} (${tab}): their networks do not provide it, or there is none in these dates. The report leaves it out.`,
  emptySections: (tab: string, sections: readonly string[]) =>
    `${listed(sections)} (${tab}) ${sections.length === 1 ? 'has' : 'have'} no data in these dates. Links, PDFs and emails leave ${sections.length === 1 ? 'it' : 'them'} out.`,
  noProfileOn: (tabs: readonly string[]) =>
    tabs.length > 3
      ? `The template also has ${formatCount(tabs.length)} networks that none of these profiles is on.`
      : `The template also has ${listed(tabs)}, which none of these profiles is on.`,
  gone: (tab: string, sections: readonly string[]) => `The template has ${listed(sections)} (${tab}), which this report no longer has and leaves out.`,
  noFigures: (tab: string, figures: readonly string[]) =>
    `These profiles have no ${figures.length === 1 ? 'figure' : 'figures'} for ${listed(figures)} (${tab}). The report leaves ${figures.length === 1 ? 'it' : 'them'} out.`,
  /** the line that opens the author's notes */
  forAuthor: (sections: number, notes: number) => {
    if (sections > 0) return sections === 1 ? '1 section has no data' : `${formatCount(sections)} sections have no data`
    return notes === 1 ? '1 note for you' : `${formatCount(notes)} notes for you`
  },
  onlyAuthor: 'Shared links, PDFs and emails do not include these notes.',
  nothingToShow: 'The template has no sections for these profiles.',
  nothingToShowHint: (tabs: readonly string[]) => `It has sections for ${listed(tabs)}. Choose other profiles or another template.`,
} as const

/** What differs between two versions of a template. */
export const templateChanges = {
  summary: 'Summary',
  renamed: (before: string, after: string) => `The name changes from “${before}” to “${after}”.`,
  indicatorsHidden: 'Up and down indicators are hidden.',
  indicatorsShown: 'Up and down indicators are shown.',
  wholeNow: 'It now shows the whole report.',
  choiceNow: (tabs: readonly string[]) => `It now shows chosen sections of ${listed(tabs)}, not the whole report.`,
  tabAdded: (tab: string, sections: readonly string[]) => `${tab} is added, with ${listed(sections)}.`,
  tabRemoved: (tab: string) => `${tab} is removed.`,
  added: (parts: readonly string[], tab: string) => `${tab} gains ${listed(parts)}.`,
  removed: (parts: readonly string[], tab: string) => `${tab} loses ${listed(parts)}.`,
  retitled: (before: string, after: string, tab: string) => `On ${tab}, “${before}” is now called “${after}”.`,
  ordered: (parts: readonly string[], tab: string) => `The order on ${tab} is now ${listed(parts)}.`,
  cover: 'The cover changes.',
  range: (label: string) => `Its default dates are now “${label}”.`,
  noRange: 'Its default dates are removed.',
  compare: (label: string) => `Its default comparison is now “${label}”.`,
  noCompare: 'Its default comparison is removed.',
  text: (tab: string) => `The text of ${tab} changes.`,
  halved: (section: string, tab: string) => `On ${tab}, “${section}” is now half width.`,
  widened: (section: string, tab: string) => `On ${tab}, “${section}” is now full width.`,
  textOf: (section: string, tab: string) => `On ${tab}, the text or page break of “${section}” changes.`,
  allFigures: (tab: string) => `The summary of ${tab} now has every figure.`,
  someFigures: (figures: readonly string[], tab: string) => `The summary of ${tab} now has only ${listed(figures)}.`,
} as const

/** What is said of templates as files. */
export const templateFileMessages = {
  schema: 'Almanac report template',
  noType: (types: readonly string[]) => `This is not a type of report. Choose one of ${listed(types)}.`,
  oneTemplate: 'Put one template in each file.',
  notYaml: (why: string) => `This cannot be read as YAML: ${why}`,
  notTemplate: 'A template is a list of keys and values: name, flavor, hideIndicators, reports.',
  tooLong: 'This file is too long for a template.',
  tooDeep: 'The lists in this file are nested too deeply for a template.',
  unknownKey: (key: string) => `A template has no "${key}" here.`,
  lacksKey: (key: string) => `"${key}" is missing.`,
  wrongValue: (key: string, value: string) => `"${key}" cannot be ${value}.`,
  namesakes: (name: string) => `Several templates of this type are called “${name}”. Please rename all but one first.`,
  sameAs: (file: string) => `This is for the same template as ${file}.`,
  nothingDone: 'Nothing was changed.',
  noFile: (file: string) => `There is no file ${file}.`,
  noKey: 'ALMANAC_KEY is not set.',
  exported: (file: string, name: string, version: number) => `${file}: “${name}”, version ${version}`,
  makes: (file: string, name: string, type: string) => `${file}: a new template, “${name}” (${type})`,
  unchanged: (file: string, name: string, version: number) => `${file}: nothing to change in “${name}”, version ${version}`,
  changes: (file: string, name: string, version: number) => `${file}: “${name}”, now version ${version}`,
  made: (file: string, name: string) => `${file}: “${name}” has been saved`,
  saved: (file: string, name: string, version: number) => `${file}: “${name}” has been saved as version ${version}`,
} as const

/** What only screens say of templates. */
export const templateScreenMessages = {
  none: 'You have not created any custom report templates yet',
  noneHint: 'Choose sections once, reuse them everywhere.',
  notLoaded: 'The templates could not be loaded.',
  locked: 'Reports still run with the default template.',
  noMatch: 'No template matches your search and filter.',
  recovered: 'Report template has been restored. Its schedules are unchanged.',
  restored: (version: number) => `Version ${version} has been restored`,
  same: 'These two versions are identical.',
  first: 'This is the first version.',
  only: 'There is one version so far. Each save adds another.',
  found: (count: number) => (count === 1 ? '1 template' : `${formatCount(count)} templates`),
  remove: (name: string, schedules: number) =>
    schedules === 0
      ? `Remove “${name}”? Existing reports do not change. You can restore it for 30 days.`
      : `Remove “${name}”? ${schedules === 1 ? '1 schedule keeps' : `${formatCount(schedules)} schedules keep`} using it. You can restore it for 30 days.`,
} as const
