import type { ComponentType } from 'react'
import type { ReportSubjectKind } from '../../../../shared/reports/language/manifest.ts'
import { subjectKindOf } from '../../request/subject.ts'
import { AdAccountStep } from './ad-account-step.tsx'
import { AdvocacyStep } from './advocacy-step.tsx'
import { CompetitorStep } from './competitor-step.tsx'
import { ListenerStep } from './listener-step.tsx'
import { SentimentStep } from './sentiment-step.tsx'
import type { StepProps } from './step-props.ts'

const steps: Record<ReportSubjectKind, ComponentType<StepProps>> = {
  listener: ListenerStep,
  ad_account: AdAccountStep,
  sentiment: SentimentStep,
  competitors: CompetitorStep,
  advocacy: AdvocacyStep,
}

/** What a report of this type is about is chosen here. */
export function FirstStep({ type, ...props }: StepProps & { type: string }) {
  const kind = subjectKindOf(type)
  const Step = kind && steps[kind]
  return Step && <Step {...props} />
}
