import { declaredSubject } from '../../../../shared/reports/index.ts'
import { subjectRow } from '../../../../shared/reports/subjects.ts'
import { CompetitorStep } from './competitor-step.tsx'
import { SentimentStep } from './sentiment-step.tsx'
import type { StepProps } from './step-props.ts'
import { SubjectStep } from './subject-step.tsx'

/** What a report of this type is about is chosen here: by the table of subjects, or in a step of its own. */
export function FirstStep(props: StepProps) {
  const declared = declaredSubject(props.type)
  if (declared === 'sentiment') return <SentimentStep {...props} />
  if (declared === 'competitors') return <CompetitorStep {...props} />
  return subjectRow(declared).step ? <SubjectStep {...props} kind={declared} /> : null
}
