/** Every sentence that screens say of shared links; what the server says of them is in messages.ts. */
export const linkMessages = {
  ends: {
    on: (date: string) => `The link stops working on ${date}`,
    never: 'The link works until it is revoked',
    after: (days: string) => `The link stops working ${days} days after it is created`,
    revoked: 'The link is revoked. Anyone who opens it will see that it no longer works.',
    replaced: 'The link was replaced by a new one. Anyone who opens the old one will see that it no longer works.',
    sealed: (at: string) => `Read only. Made on ${at}; the figures do not change.`,
  },
  lists: {
    none: 'Run a report and choose Share. Its link is listed here, where you can revoke it.',
    byOthers: 'Links to shared reports are listed here.',
    noneFound: 'No link matches your search and filter.',
    noneWorks: 'Every link has ended or been revoked.',
    noneEnded: 'Every link still works.',
  },
  views: {
    none: 'Nobody has opened this link yet.',
    about: 'Each time the report was loaded, with the browser that loaded it. Who it was is not known. Entries are kept for 400 days.',
    latest: (count: number) => `The latest ${count} times.`,
    unknown: 'Unknown device',
  },
  password: {
    none: 'Anyone with the link can open the report',
    needed: 'Readers type it before they see anything',
    about: 'Anyone with the link and its password can read the report as it is now, without signing in. The figures are sealed and do not change.',
    tell: 'Give it to the readers separately: it is not stored, so it cannot be shown again.',
    set: 'Readers of this link will have to type a password before they see anything.',
    change: 'Readers of this link type a password first. With a new one, everybody types it once more.',
    saved: 'The password is set.',
    removed: 'The password is removed. Anyone with the link can open the report.',
    title: 'This report needs a password',
    until: 'It is remembered in this browser until you close it.',
    nothing: 'No figures are loaded before the password is right',
  },
} as const
