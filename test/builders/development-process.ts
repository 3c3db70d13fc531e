/** `npm run dev` in a process of its own: Vite does not run inside jest. Arguments: data folder. Tells the address that it would print. */
import { startDevelopment } from '../../scripts/local/development.ts'

process.on('disconnect', () => process.exit(0))
const stack = await startDevelopment({ port: 0, dataFolder: process.argv[2] ?? '', seed: false, web: false })
process.send?.({ origin: stack.origin })
