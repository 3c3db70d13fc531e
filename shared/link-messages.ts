/** What screens and functions say of shared links in our own words; those of the specification are in messages.ts. */
import { formatCount } from './format-count.ts'
export const linkMessages = {
  make: {
    about: (hasPassword: boolean) =>
      `Anyone with the link${hasPassword ? ' and its password' : ''} can read the report as it is now, without signing in. The figures are sealed and do not change.`,
    keep: 'Copy the link now: it is not stored, so it cannot be shown again.',
    renew: 'Are you sure you want to create a new link? It opens the same report, and the old link stops working.',
    renewed: 'This is the new link. The old one no longer works.',
  },
  revoke: {
    one: 'Are you sure you want to revoke this link? Anyone who opens it will see that it no longer works. This cannot be undone.',
    mailed:
      'Are you sure you want to recall this link? Anyone who opens it from the email will see that it no longer works. A PDF that was sent with it stays with them. This cannot be undone.',
    all: (count: number) =>
      `Are you sure you want to revoke ${count === 1 ? 'the only link that works' : `all ${formatCount(count)} links that work`}, including those in emailed reports? Anyone who opens one will see that it no longer works. This cannot be undone.`,
    done: (count: number) => (count === 1 ? 'The link is revoked.' : `${formatCount(count)} links are revoked.`),
  },
  /** said by functions */
  refused: {
    missing: 'This link does not exist.',
    gone: 'This shared report is no longer available. Please ask for a new link.',
    over: 'This link has been revoked or replaced in the meantime.',
    replaced: 'This link has been replaced by a new one in the meantime. Nothing was changed.',
    short: (least: number) => `Please use at least ${least} characters for the password of a link.`,
    blank: 'A password cannot consist only of spaces. Please add letters or digits.',
    needed: (sender: string) => `\u2068${sender}\u2069 shared it with you and gave you the password separately.`,
    noPdf: (sender: string) => `\u2068${sender}\u2069 has not allowed downloads of this report.`,
    wrong: 'This password is not right. Please check it with the sender of the link.',
  },
  downloads: {
    title: 'Downloads',
    off: 'Readers cannot download the PDF',
    on: 'Readers can download the PDF',
  },
  ends: {
    /** `isNew`: of one that is still to be made in place of one that is over */
    on: (date: string, isNew = false) => `${isNew ? 'A new' : 'The'} link expires on ${date}`,
    never: (isNew: boolean) => `${isNew ? 'A new' : 'The'} link never expires; you can revoke it`,
    /** below a shared report */
    footer: (date: string) => `link expires on ${date}`,
    revoked: 'The link is revoked. Anyone who opens it will see that it no longer works.',
    replaced: 'The link was replaced by a new one. Anyone who opens the old one will see that it no longer works.',
    /** below the sentence that a link leads nowhere, whichever of these it was */
    why: 'It has expired or was withdrawn by its owner.',
    /** of the browser tab, where a link leads nowhere */
    title: 'Shared report no longer available',
    sealed: (at: string) => `Read only. Made on ${at}; the figures do not change.`,
  },
  lists: {
    none: 'Run a report and choose Share. Its link is listed here, where you can revoke it.',
    byOthers: 'Links to shared reports are listed here.',
    noneFound: 'No link matches your search and filter.',
    noneWorks: 'Every link has expired or been revoked.',
    noneEnded: 'Every link still works.',
    kept: 'Links are not stored, so a link cannot be shown again, but you can create a new one. Links in emailed reports also end when the report is removed.',
  },
  views: {
    none: 'Not opened yet.',
    about: 'Each time the report was loaded, with the browser that loaded it. We do not know who opened it. Entries are kept for 400 days.',
    latest: (count: number) => `The latest ${formatCount(count)} times.`,
    unknown: 'Unknown device',
  },
  password: {
    none: 'Anyone with the link can open the report',
    needed: 'Readers enter it before they see anything',
    tell: 'Give it to the readers separately: it is not stored, so it cannot be shown again.',
    set: 'Readers of this link will have to type a password before they see anything.',
    change: 'Readers of this link type a password first. With a new one, every reader types it again.',
    saved: 'The password is set.',
    removed: 'The password is removed. Anyone with the link can open the report.',
    title: 'This report needs a password',
    until: 'This browser remembers it until you close it.',
    nothing: 'No figures are loaded before the password is right',
  },
} as const
