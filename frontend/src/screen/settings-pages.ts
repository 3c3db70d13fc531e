import {
  Bell,
  Building2,
  CreditCard,
  Folders,
  KeyRound,
  type LucideIcon,
  MailX,
  Palette,
  Plug,
  ScrollText,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react'
import type { Me } from '../../../shared/api/auth.ts'
import { can, mayBill, mayInvite } from '../lib/me.tsx'

type SettingsPage = {
  readonly to: `/settings/${string}`
  readonly label: string
  /** what it is for, in a few words under its name */
  readonly hint: string
  readonly icon: LucideIcon
  /** what it is about, and so where it stands: the account, or whoever is signed in */
  readonly of: 'account' | 'person'
  /** who finds it, and gets in */
  readonly sees: (me: Me) => boolean
}

const everybody = () => true

/** The pages below /settings, in the order of their navigation. The only place that knows them all. */
export const settingsPages = [
  {
    to: '/settings/profiles',
    label: 'Profiles',
    hint: 'Your data sources',
    icon: Plug,
    of: 'account',
    // whoever manages the account begins here, before there is a group
    sees: (me) => me.isOwner || me.isManager || can(me, 'profiles', 'view'),
  },
  {
    to: '/settings/profile-groups',
    label: 'Profile groups',
    hint: 'Brands and clients, their people and limits',
    icon: Folders,
    of: 'account',
    sees: (me) => me.isOwner || me.isManager,
  },
  {
    to: '/settings/branding',
    label: 'Branding',
    hint: 'Logo, colour and words on reports',
    icon: Palette,
    of: 'account',
    sees: (me) => me.isOwner || me.isManager,
  },
  { to: '/settings/team', label: 'Team', hint: 'Who may do what', icon: UsersRound, of: 'account', sees: mayInvite },
  { to: '/settings/subscription', label: 'Plan & Billing', hint: 'Plan, usage and invoices', icon: CreditCard, of: 'account', sees: mayBill },
  {
    to: '/settings/preferences/personal',
    label: 'Personal',
    hint: 'Name, email, formats, theme',
    icon: UserRound,
    of: 'person',
    sees: everybody,
  },
  {
    to: '/settings/preferences/notifications',
    label: 'Notifications',
    hint: 'Events, channels and quiet hours',
    icon: Bell,
    of: 'person',
    sees: everybody,
  },
  {
    to: '/settings/preferences/security',
    label: 'Security',
    hint: 'Password, two-factor, sessions',
    icon: ShieldCheck,
    of: 'person',
    sees: everybody,
  },
  { to: '/settings/api-keys', label: 'API keys', hint: 'For your own programs', icon: KeyRound, of: 'person', sees: everybody },
  {
    to: '/settings/audit-trail',
    label: 'Audit trail',
    hint: 'Who did what, and when',
    icon: ScrollText,
    of: 'account',
    sees: (me) => me.isOwner,
  },
  {
    to: '/settings/undelivered',
    label: 'Undelivered',
    hint: 'Undelivered notifications',
    icon: MailX,
    of: 'account',
    sees: (me) => me.isOwner,
  },
  { to: '/settings/account', label: 'Account', hint: 'Export or delete everything', icon: Building2, of: 'account', sees: (me) => me.isOwner },
] as const satisfies readonly SettingsPage[]

/** The pages of one person, by what they are about; headed by the name of that. */
export function settingsGroups(me: Me) {
  const seen = settingsPages.filter(({ sees }) => sees(me))
  return [
    { name: me.account.name, pages: seen.filter((page: SettingsPage) => page.of === 'account') },
    { name: me.name, pages: seen.filter((page: SettingsPage) => page.of === 'person') },
  ].filter(({ pages }) => pages.length > 0)
}
