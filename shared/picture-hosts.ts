import { networks } from './networks.ts'

/** Where networks keep their pictures; a host stands for all below it too. The app carries the list alone (frontend/values.vite.ts). */
export const pictureHosts: readonly string[] = Object.values(networks).flatMap((network) => network.pictureHosts)
