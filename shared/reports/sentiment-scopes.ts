/** What sentiment is of: everything profiles received, what carries a campaign's labels, or what a listener found. */
export const sentimentScopes = ['profiles', 'campaigns', 'listener'] as const
export type SentimentScope = (typeof sentimentScopes)[number]
