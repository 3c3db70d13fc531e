import { getProfileFormdata } from '../../../../shared/api/profiles.ts'
import { countries } from '../../../../shared/countries.ts'
import { entriesOf } from '../../../../shared/entries.ts'
import { groupTypeNames } from '../../../../shared/group-types.ts'
import { industries } from '../../../../shared/public-profiles.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

const choices = (named: Readonly<Record<string, string>>) => entriesOf(named).map(([value, label]) => ({ value, label }))

export const handler = handle(getProfileFormdata, () => ({
  countries: countries(),
  entityTypes: choices(groupTypeNames),
  timeZones: Intl.supportedValuesOf('timeZone'),
  industries: choices(industries),
}))
