import { type Collected, collect } from '../../domains/competitors/collect.ts'

/** Every minute; a deployment has the rule from infra/delivery.ts. */
export const handler = (): Promise<Collected> => collect(new Date())
