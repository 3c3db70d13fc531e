/** What is said of a request that cannot be read, or answered. Screens never ask so, so they do not carry these sentences. */
export const requestMessages = {
  notJson: 'Please send the request as JSON (content-type: application/json).',
  malformed: 'The request is not valid JSON.',
  notObject: 'The request must be a JSON object.',
  notFile: 'Please send one file as the body (content-type: text/csv), or several as multipart/form-data.',
  unknownField: (field: string) => `Unknown field: ${field}.`,
  missingField: (field: string) => `The field ${field} is missing.`,
  fieldOf: (field: string, options: readonly string[]) => `The field ${field} must be one of: ${options.join(', ')}.`,
  longField: (field: string, most: string) => `The field ${field} is too long - should be ${most} at most.`,
  invalidField: (field: string) => `The field ${field} is not valid.`,
  tooLarge: (limit: string) => `The request is larger than ${limit}.`,
  foreignSite: 'This request came from another website and was refused.',
  embedded: 'This address returns data and cannot be embedded in a page.',
  answerTooLarge: 'This report is too large to send. Please choose fewer profiles or a shorter range.',
  slow: {
    report: 'This is taking too long. Please choose fewer profiles or a shorter range.',
    import: 'This is taking too long. Please import smaller files, or fewer at once.',
    other: 'This is taking too long. Please try again in a moment.',
  },
}
