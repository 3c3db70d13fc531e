import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { ApiKeyForm } from './api/api-keys.ts'
import { MemberLabels } from './api/team.ts'
import { Company } from './company.ts'
import { CompanyName, FirstName } from './person-fields.ts'
import { ProfileTitle } from './profile-fields.ts'
import { groupFields } from './profile-groups.ts'
import { TemplateName } from './templates/content.ts'

const fields = {
  FirstName,
  CompanyName,
  ProfileTitle,
  'name of a profile group': groupFields.name,
  TemplateName,
  'name of an API key': ApiKeyForm.entries.name,
  'name on invoices': Company.entries.name,
  'address on invoices': Company.entries.line1,
  'second line of it': Company.entries.line2,
  'city on invoices': Company.entries.city,
  'label of a member': v.pipe(
    v.unknown(),
    v.transform((label) => [label]),
    MemberLabels,
  ),
}

test.each(Object.entries(fields))('%s takes no character that turns the text around it, and takes names of any script', (_, field) => {
  for (const sign of ['\u202e', '\u202a', '\u2066', '\u2069', '\u2028', '\n', '\u0000']) expect(v.is(field, `Ana${sign}anA`)).toBe(false)
  for (const name of ['Ana', 'מארה', 'مقهى', 'Øystein', '北欧']) expect(v.is(field, name)).toBe(true)
})
