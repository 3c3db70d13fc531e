/** Networks that figures come from by themselves, a line each. So far profiles of all networks are filled from files. */
import type { NetworkCode } from '../../../shared/networks.ts'
import type { Connector } from './port.ts'

export const connectors: Readonly<Partial<Record<NetworkCode, Connector>>> = {}
