/** Headers of every answer. The local host, CloudFront and the Lambdas all read them here. */
import { pictureHosts } from './picture-hosts.ts'

const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** API answers are data: nothing in them may run, be framed, be kept, or pass its address on. */
export const apiHeaders = {
  ...always,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

/** Made by a call, so that a bundle without pages leaves it out. */
function page<const Headers extends Record<string, string>>(more: Headers) {
  const pictures = pictureHosts.map((host) => `https://${host} https://*.${host}`).join(' ')
  return {
    ...always,
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: ${pictures}; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...more,
  }
}

/** The app's pages and files. No other host is ever asked, but the networks' for their pictures (shared/pictures.ts). */
export const pageHeaders = /* @__PURE__ */ page({})

/** Shared reports hold their token in the address, so no page they link to may learn it. */
export const sharedPageHeaders = /* @__PURE__ */ page({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })

/** The same for pages that send files to a bucket of another address, `https://bucket.host`, such as exports to import. */
export const withUploads = <Headers extends { readonly 'content-security-policy': string }>(headers: Headers, bucket: string) => ({
  ...headers,
  'content-security-policy': headers['content-security-policy'].replace("connect-src 'self'", `connect-src 'self' ${bucket}`),
})
