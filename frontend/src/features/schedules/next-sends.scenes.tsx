import { FormProvider, useForm } from 'react-hook-form'
import { FirstSend, NextSends, SendPlan } from './next-sends.tsx'
import type { ScheduleForm } from './schedule-form.ts'

const weekly: ScheduleForm = {
  flavor: 'posts',
  type: 'WEEKLY',
  quantity: 12,
  untilStopped: false,
  missingData: 'send',
  users: [],
  emails: [],
  templateId: null,
  templateVersion: null,
  pdfExtent: 'sections',
  labels: [],
  labelMatch: 'any',
  entityGid: 'g',
  profileIds: ['p'],
  chosenIds: ['p'],
  subject: null,
  range: 'last_4_weeks',
  compare: 'preceding',
  datesOpen: false,
  date: '2199-11-25',
  hour: 8,
  minute: 30,
  half: 'AM',
  timezone: 'Europe/London',
}

function Foot(over: Partial<ScheduleForm>) {
  const form = useForm<ScheduleForm>({ defaultValues: { ...weekly, ...over } })
  return (
    <FormProvider {...form}>
      <SendPlan />
      <FirstSend />
      <NextSends />
    </FormProvider>
  )
}

export const scenes = {
  weekly: () => <Foot />,
  once: () => <Foot quantity={1} />,
  'clocks change': () => <Foot date="2199-03-18" half="PM" />,
}
