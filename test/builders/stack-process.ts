/** A stack in a process of its own, for tests that kill it. Arguments: data folder. Prints its origin when it is ready. */
import { startStack } from '../../scripts/local/stack.ts'

process.on('disconnect', () => process.exit(0))
const stack = await startStack({ port: 0, dataFolder: process.argv[2] ?? '', seed: false, web: false })
process.send?.({ origin: stack.origin, env: stack.env })
