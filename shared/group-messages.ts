/** Sentences about profile groups, their profiles and their pictures: apart from those that every screen carries. */
import { formatCount } from './format-count.ts'

/** Of what is done with one profile. */
export const profileMessages = {
  nameEmpty: 'Name cannot be empty',
  nameLong: 'Name is too long - should be 100 chars maximum.',
  nameInvalid: 'Please enter a name without line breaks or control characters.',
  usernameLong: 'Username is too long - should be 100 chars maximum.',
  linkInvalid: 'Please enter a web address such as https://x.com/almanac.',
  accessEndInvalid: 'Please enter the date when access expires as YYYY-MM-DD.',
  accessEnds: (day: string) => `Access expires on ${day}. Reconnect the profile before then.`,
  accessEnded: (day: string) => `Access ended on ${day}. Reconnect the profile.`,
  accessHint: (first: number, last: number) =>
    `When access expires. We remind your team ${first} days and ${last === 1 ? '1 day' : `${last} days`} before. Leave blank if you import its data from files.`,
  changed: 'Someone else changed this profile while you were editing it. Nothing was saved. Please open it again.',
  added: 'Profile has been added',
  moved: (group: string) => `Profile has been moved to ${group}`,
  updated: 'Profile has been updated',
  removed: 'Profile has been removed',
  restored: 'Profile has been restored',
  planFull: (most: number) => `Please upgrade to add more profiles. Your plan includes ${formatCount(most)}.`,
  planHasNoRoom: (most: number) => `Please upgrade to restore this. Your plan includes ${formatCount(most)} profiles.`,
} as const

export const groupMessages = {
  nameEmpty: 'Name cannot be empty',
  nameLong: 'Name is too long - should be 50 chars maximum.',
  typeRequired: 'Type is required',
  countryRequired: 'Country is required',
  timezoneRequired: 'Timezone is required',
  descriptionLong: 'Description is too long - should be 1000 chars maximum.',
  domainRequired: 'Domain URL is required',
  domainLong: 'Domain URL is too long - should be 50 chars maximum.',
  bitlyRequired: 'Bitly profile is required',
  noBitly: 'No connected Bitly profiles found',
  created: 'Profile group has been created',
  updated: 'Profile group has been updated',
  disable: (group: string) =>
    `Disabling publishing for ${group} profile group would fail all scheduled posts for this profile group. Are you sure you would like to proceed?`,
  enable: (group: string) => `Are you sure you would like to enable publishing for ${group} profile group?`,
  nameInvalid: 'Please enter a name without line breaks or control characters.',
  descriptionInvalid: 'Please enter a description without control characters.',
  domainInvalid: 'Please enter a domain such as go.example.com.',
  limitInvalid: 'A limit must be a whole number from 0 to 1000. 0 means no limit.',
  delayInvalid: 'The publishing delay must be a whole number of minutes from 0 to 59.',
  industryUnknown: 'This industry is not known. Please choose another one.',
  countryUnknown: 'This country is not known. Please choose another one.',
  missing: 'This profile group does not exist, or you have no access to it.',
  changed: 'Someone else changed this profile group while you were editing it. Nothing was saved. Please open it again.',
  removed: 'Profile group has been removed',
  restored: 'Profile group has been restored',
  tooMany: (most: number) => `Your account can have ${formatCount(most)} profile groups at most.`,
  fullOfProfiles: (group: string, most: number) =>
    `${group} has reached its limit of ${most === 1 ? '1 profile' : `${formatCount(most)} profiles`}. Please raise the limit of the profile group, or choose another one.`,
} as const

export const pictureMessages = {
  tooLarge: (limit: string) => `The size of the image must be less than ${limit}!`,
  notPicture: 'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.',
  tooManyPixels: (most: string) => `This picture has too many pixels. Please choose one of ${most} pixels at most on each side.`,
  tooDeep: (most: string) =>
    `This picture has 16 bits per colour and too many pixels. Please save it with 8 bits per colour, or choose one of ${most} pixels at most on each side.`,
  slow: 'Reading this picture takes too long. Please choose a smaller one.',
  missing: 'This picture does not exist, or it was not sent. Please choose it again.',
} as const
