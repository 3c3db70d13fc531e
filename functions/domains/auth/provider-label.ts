/** What the button of the provider says; null where the deployment names none. Apart from provider.ts, which carries its client. */
export function providerLabel(): string | null {
  return process.env.ALMANAC_OIDC_ISSUER ? process.env.ALMANAC_OIDC_LABEL || 'single sign-on' : null
}
