/**
 * How a person reads figures and dates (docs/behaviours.md#preferences). Whatever formats asks here, so no caller passes it on: the app
 * chooses for whoever is signed in, the print page for whom it prints, and an email is made within `inFormats`. Nobody else chooses, so
 * links, CSV and what the API answers are as they always were.
 */

export const numberFormats = ['comma', 'point', 'space'] as const
export const dateFormats = ['day', 'month', 'iso'] as const
export const weekStarts = ['monday', 'sunday'] as const

/** `number`: what stands between thousands. `date`: what a date begins with, or ISO 8601. `week`: the first day of a calendar's rows. */
export type Formats = {
  readonly number: (typeof numberFormats)[number]
  readonly date: (typeof dateFormats)[number]
  readonly week: (typeof weekStarts)[number]
}

/** "1,234.56" and "20 Nov 2026" */
export const houseFormats: Formats = { number: 'comma', date: 'day', week: 'monday' }

let chosen = houseFormats

export function setFormats(formats: Formats): void {
  chosen = formats
}

/** The formats of now. */
export function formats(): Formats {
  return chosen
}

/** What `make` returns, made in these formats. It must not wait for anything: others format meanwhile. */
export function inFormats<T extends string | object>(given: Formats, make: () => T): T {
  const before = chosen
  chosen = given
  try {
    return make()
  } finally {
    chosen = before
  }
}

/** Neither breaks at the end of a line. */
const marks = { point: { ',': '.', '.': ',' }, space: { ',': '\u00a0', '.': ',' } } as const

/** Digits that were written with a comma between thousands and a decimal point, in the chosen format. */
export function inDigits(text: string): string {
  const { number } = chosen
  return number === 'comma' ? text : text.replace(/[.,]/g, (mark) => (mark === ',' ? marks[number][','] : marks[number]['.']))
}
