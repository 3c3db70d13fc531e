/** What is said of notifications, and of what others send to be told. */
export const alertMessages = {
  textRequired: 'Please say what it is called.',
  textInvalid: 'Text cannot have control characters, or characters that turn its direction.',
  idRequired: 'Please give the id of what it is about.',
  linkInvalid: 'A link is a path of the app, or an address that begins with https.',
  missing: 'This notification does not exist, or it has been removed.',
  pageInvalid: 'The page must be a number from 0 to 39.',
  typeUnknown: 'There is no such type of notification.',
  channelUnknown: 'Notifications cannot be sent there.',
  notOffered: 'This notification cannot be sent there, or is not for your role.',
  eventIdRequired: 'Please give the event your own id, so that it is sent once.',
  eventUnknown: 'There is no such type of event.',
  groupOrPeople: 'Please say which profile group it is about, or whom it is for.',
  personMissing: 'This account has no person with this id.',
} as const
