import { screenMessages } from '../../../shared/screen-messages.ts'

const isForReaders = () => /^\/(?:shared-report|recipient)\//.test(window.location.pathname)

/** Tells why a part of the app is missing, for `isMissingPart`. */
export const updatedSentence = (): string => screenMessages.updated[isForReaders() ? 'link' : 'app']

/** What is missing now stays missing in this page: a new version has other files. */
export const reload = { label: screenMessages.updated.reload, run: () => window.location.reload() }
