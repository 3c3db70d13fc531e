/** Node's environment of Jest, which says to hooks whether their test failed. */
import { TestEnvironment } from 'jest-environment-node'

export default class extends TestEnvironment {
  /** @param {{ name: string }} event */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.testFailed = false
    if (name === 'test_fn_failure') this.global.testFailed = true
  }
}
