import { join } from 'node:path'
import { resolveConfig } from 'vite'

/** The tree of the routes below `root`, without a build: the router's plugin writes it as soon as the configuration is read. */
export async function writeRoutes(root: string): Promise<void> {
  const frontend = join(root, 'frontend')
  await resolveConfig({ root: frontend, configFile: join(frontend, 'vite.config.ts'), configLoader: 'native', logLevel: 'warn' }, 'build')
}
