/** Waits of the tests of screens. */

/** A promise that a test resolves: an answer which comes when the test wants it. */
export function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}
