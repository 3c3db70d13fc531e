/** Where messages of visitors go; null: nowhere, and then the public pages have no form (frontend/src/site/configuration.ts). */
export const contactAddress = (): string | null => process.env.ALMANAC_CONTACT || null
