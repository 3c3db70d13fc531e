import { useRead } from '../../lib/use-read.ts'

/** Branding of the account and of its profile groups. */
export const useBranding = () => useRead('GET /branding', {}, { silent: true })

/** Every profile group of the account, by name. */
export const useGroups = () => useRead('GET /entities', {}, { silent: true })

/** Templates may have a look of their own; a plan without them has none. */
export const useTemplates = () => useRead('GET /reports/templates', {}, { silent: true })

/** What the sample shows. */
export const useSample = () => useRead('GET /reports/mock', { query: { type: 'comprehensive' } }, { silent: true, revalidateOnFocus: false })
