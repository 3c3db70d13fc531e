import { schedulerSettings } from '../builders/scheduler-settings.ts'

/** What a process has to know to make and send reports. */
export const settings = {
  ...schedulerSettings,
  ALMANAC_ORIGIN: 'https://almanac.test',
  ALMANAC_MAIL_FROM: 'Almanac <reports@almanac.test>',
} as const
