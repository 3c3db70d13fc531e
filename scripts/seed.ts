/** `npm run seed`: fills the demo accounts of the running stack; repeating it is safe. */
import { pointAtRunningStack } from './local/stack-file.ts'
import { seed } from './seed/seed.ts'

// started by the stack: its end is this one's end, and the next start goes on where this stopped
process.on('disconnect', () => process.exit(1))

try {
  await pointAtRunningStack()
  const wrote = await seed({ now: new Date() })
  console.log(wrote ? 'The demo accounts are complete.' : 'The demo accounts are up to date; there was nothing to do.')
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
