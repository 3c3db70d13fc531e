/** The fields by which requests and orders name a subject, made from the table of subjects (subjects.ts). */
import * as v from 'valibot'
import { type IdName, type Place, sentimentScopes, subjects } from './subjects.ts'

export const SentimentScope = v.picklist(sentimentScopes)

/** A field for the id of each subject that has one, by its name in that place. */
export function idFields<P extends Place, Field extends v.GenericSchema>(place: P, field: Field): { [Name in IdName<P>]: Field }
/* @__NO_SIDE_EFFECTS__ */ export function idFields(place: Place, field: v.GenericSchema): Record<string, v.GenericSchema> {
  return Object.fromEntries(Object.values(subjects).flatMap((row) => ('id' in row ? [[row.id[place], field]] : [])))
}
