/**
 * The OpenID Connect provider of the deployment, if it names one: ALMANAC_OIDC_ISSUER, _CLIENT_ID, _CLIENT_SECRET and _LABEL
 * (docs/decisions/0046-sign-in-by-a-provider.md).
 */
import * as oidc from 'openid-client'
import { origin, setting } from '../../kernel/clients.ts'
import { providerLabel } from './provider-label.ts'

/** Seconds that the provider may take for each answer. */
const patience = 5

let discovered: Promise<oidc.Configuration> | undefined

/** What the provider says of itself, read once per process; null where there is none. @throws when it does not answer */
async function configuration(): Promise<oidc.Configuration | null> {
  if (providerLabel() === null) return null
  discovered ??= discover()
  try {
    return await discovered
  } catch (error) {
    discovered = undefined
    throw error
  }
}

function discover(): Promise<oidc.Configuration> {
  const issuer = new URL(setting('ALMANAC_OIDC_ISSUER'))
  const onThisMachine = issuer.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(issuer.hostname)
  return oidc.discovery(issuer, setting('ALMANAC_OIDC_CLIENT_ID'), setting('ALMANAC_OIDC_CLIENT_SECRET'), undefined, {
    timeout: patience,
    ...(onThisMachine ? { execute: [oidc.allowInsecureRequests] } : {}),
  })
}

/** What a sign-in has to come back with: held by the browser that began it, and by nobody else. */
export type Begun = { readonly state: string; readonly nonce: string; readonly verifier: string }

const callback = () => `${origin()}/api/auth/provider/callback`

/** The address at the provider, and what its answer is held against; null where there is no provider. */
export async function beginAtProvider(): Promise<{ url: string; begun: Begun } | null> {
  const config = await configuration()
  if (!config) return null
  const begun = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: callback(),
    scope: 'openid email profile',
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, begun }
}

/**
 * The verified email address, in lower case, of whoever comes back; null when the provider does not say that it is verified. `query`: of the
 * address they came back to, whose host is ours whatever the request names. @throws when the answer is not one to what was begun
 */
export async function finishAtProvider(query: string, { state, nonce, verifier }: Begun): Promise<string | null> {
  const config = await configuration()
  if (!config) throw new Error('There is no provider to sign in by.')
  const answer = new URL(`${callback()}?${query}`)
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
  const tokens = await oidc.authorizationCodeGrant(config, answer, checks)
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider gave no ID token.')
  // many tell the address only there
  const told = claims.email === undefined ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : claims
  return told.email_verified === true && typeof told.email === 'string' ? told.email.toLowerCase() : null
}
