import { toJsonSchema } from '@valibot/to-json-schema'
import { templateFileMessages } from '../../shared/template-messages.ts'
import { TemplateFile } from '../../shared/templates/file.ts'

/** For editors, which check a file by it while it is written. What a report of its type has, only a plan says. */
export const templateSchema = () => ({
  ...toJsonSchema(TemplateFile, { target: 'draft-2020-12', errorMode: 'ignore', typeMode: 'input' }),
  title: templateFileMessages.schema,
})
