import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { ApiKeyForm } from './api/api-keys.ts'
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
}

test.each(Object.entries(fields))('%s takes no character that turns the text around it, and takes names of any script', (_, field) => {
  for (const sign of ['\u202e', '\u202a', '\u2066', '\u2069', '\u2028', '\n', '\u0000']) expect(v.is(field, `Ana${sign}anA`)).toBe(false)
  for (const name of ['Ana', 'מארה', 'مقهى', 'Øystein', '北欧']) expect(v.is(field, name)).toBe(true)
})
