/** Why figures of conversions change for weeks, and so differ from what the network shows on another day. */
const restated = 'The network attributes conversions to earlier clicks and views and restates them for up to 28 days.'
export const restates = { facebook: restated, instagram: restated, google: restated, tiktok: restated } as const
