/** Sentences about report templates: apart from those that every screen carries. */
import { listed } from './listed.ts'

export const templateMessages = {
  nameEmpty: 'Please enter template name',
  nameLong: 'Template name is too long - should be 100 chars maximum.',
  nameInvalid: 'Please enter a name without line breaks or control characters.',
  titleLong: 'A title is too long - should be 100 chars maximum.',
  titleInvalid: 'Please enter a title without line breaks or control characters.',
  noSections: 'Your report template has no selected sections.',
  tooMany: 'A template takes 100 sections of a network at most.',
  twice: (what: string) => `"${what}" is in this template twice. Please keep one.`,
  unknownSection: (section: string, tab: string) => `The report has no section "${section}" on ${tab}. Please open the builder again.`,
  unknownTab: (tab: string) => `This report has no page for ${tab}. Please open the builder again.`,
  unknownFigure: (figure: string, tab: string) => `The report has no figure "${figure}" on ${tab}. Please open the builder again.`,
  changed: 'Someone else changed this template while you were editing it. Nothing was saved. Please open it again.',
  missing: 'This report template no longer exists.',
  tooManyTemplates: (most: number) => `An account can have ${most} report templates. Please remove one first.`,
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
    `These profiles have nothing to show for ${listed(sections)} (${tab}), so the template's report leaves it out.`,
  nothingToShow: 'The template has no sections for these profiles.',
  nothingToShowHint: (tabs: readonly string[]) => `It has sections for ${listed(tabs)}. Choose other profiles or another template.`,
} as const
