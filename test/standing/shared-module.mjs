/** Leaves a module outside of Jest's sandboxes: a worker evaluates it once, and its code stays compiled and warm for every test file. */
export default {
  process: (_source, path) => ({ code: `module.exports = sharedModule(${JSON.stringify(path)})` }),
}
