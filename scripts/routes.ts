/** `npm run routes`: writes frontend/src/routeTree.gen.ts from the files of frontend/src/routes, as the app's own configuration has them written when it is built. */
import { join } from 'node:path'
import { writeRoutes } from './new/routes.ts'

await writeRoutes(join(import.meta.dirname, '..'))
