/** What functions, screens and emails say of sessions, passwords and the second step; apart from messages.ts, because every screen would carry it. */

type Device = { readonly browser: string | null; readonly system: string | null }
type Place = { readonly country: string | null; readonly network: string | null }

/** "Chrome on macOS" */
function device({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

/** What stands in place of the network of somebody on the machine that serves them. */
export const thisMachine = 'loopback'

/** "Germany", else "Network 192.0.2.x" */
function place({ country, network }: Place): string {
  const named = country && new Intl.DisplayNames(['en-GB'], { type: 'region' }).of(country)
  if (named) return named
  if (network === thisMachine) return 'This machine'
  return network ? `Network ${network}` : 'Unknown place'
}

export const securityMessages = {
  device,
  place,
  password: {
    currentRequired: 'Please enter your current password.',
    wrong: 'This is not your current password.',
    same: 'Please choose a password other than your current one.',
    breached: 'This password has appeared in a data breach. Please choose another one.',
    raced: 'Your password has just been changed elsewhere. Please sign in again.',
  },
  sessions: {
    missing: 'This session has already ended.',
  },
  twoFactor: {
    codeRequired: 'Please enter the code.',
    passwordRequired: 'Please enter your password.',
    codeWrong: 'This code is wrong or already used. Please enter the current code from your app.',
    stepOver: 'Signing in took too long. Please enter your password again.',
    isOn: 'Two-factor authentication is already on.',
    isOff: 'Two-factor authentication is already off.',
    over: 'The QR code has expired. Please start again.',
    lead: 'One step left.',
    hint: {
      app: 'The six digits that your authenticator app shows for Almanac',
      recovery: 'One of the ten you saved. Each works once.',
      either: 'From your authenticator app, or a recovery code',
    },
    /** the way to the other kind */
    other: { app: 'Use a recovery code', recovery: 'Use your authenticator app' },
    about: 'Require a code from your phone at sign-in.',
    on: (date: string) => `On since ${date}`,
    codesLeft: (left: number) => `${left} of 10 recovery codes left`,
    scan: 'Scan this with an authenticator app, such as the one of your password manager.',
    type: 'Or type this key into it:',
    forLater: 'Each code signs you in once without your phone. Store them with your passwords: they are shown only now.',
    ending: 'Signing in will need only your password.',
    renewing: 'You get ten new codes. The old ones stop working.',
    switchedOff: 'Two-factor authentication is off.',
    file: 'Almanac recovery codes. Each works once.',
  },
  /** why somebody is back on the sign-in page */
  failed: {
    provider: 'Signing in did not work. Please try again, or use your password.',
    unverified: 'Your sign-in service does not confirm your email address, so it cannot be used here. Please use your password.',
    stranger: 'There is no account with this email address here. Please ask for an invitation.',
  },
  continueWith: (label: string) => `Continue with ${label}`,
  page: {
    password: 'A change signs out every other session.',
    changed: 'Your password has been changed. Every other session has ended.',
    sessions: 'Devices you are signed in on. A session expires after 14 days.',
    notLoaded: 'The sessions could not be loaded.',
    revoked: 'The session has ended.',
    everywhere: 'You are signed out everywhere else.',
    everywhereQuestion: 'Every other browser has to sign in again. This one stays signed in.',
  },
} as const

/** What the sign-in page may be told of a failure, in its address. */
export type SignInFailure = keyof typeof securityMessages.failed
