import { type SubjectKind, subjectRow } from '../../../../../shared/reports/subjects.ts'
import { type Problem, problem } from '../../../../kernel/request/problem.ts'

/** The refusal of a subject that does not exist or is out of reach, which look the same. */
export function gone(kind: SubjectKind): Problem {
  const { code, sentence } = subjectRow(kind).gone
  return problem(404, sentence, { code })
}
