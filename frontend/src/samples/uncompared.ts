import type { Figure } from '../../../shared/blocks/shared.ts'

export const uncompared = (figure: Figure): Figure => ({ ...figure, prior: null, growth: { kind: 'none', value: null } })
