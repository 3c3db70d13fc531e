import type { Answered } from '../../../../shared/api/client.ts'
import { useRead } from '../../lib/use-read.ts'

export const useSubscription = () => useRead('GET /subscription/plans', {}, { silent: true })

export type Subscription = NonNullable<Answered<'GET /subscription/plans'>['user']>['subscription']
