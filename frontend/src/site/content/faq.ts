import { planQuestions, type Question } from './questions.ts'

type FaqGroup = { readonly id: string; readonly title: string; readonly questions: readonly Question[] }

export const faqGroups: readonly FaqGroup[] = [
  { id: 'plans', title: 'Plans', questions: planQuestions },
  {
    id: 'figures',
    title: 'Figures',
    questions: [
      {
        question: 'Why does the network’s app show another number?',
        answer:
          'Most often its days close in another zone, it counts people once per range, or it changed what it counts. The passport of the figure says which.',
      },
      { question: 'Are rates averaged?', answer: 'Never. A rate over days or profiles is computed again from the sums of both its terms.' },
      { question: 'How are missing days handled?', answer: 'They are drawn as gaps and counted as missing. Coverage is printed beside the figures.' },
      {
        question: 'Where do the figures come from?',
        answer: 'From the networks’ export files, or from your own CSV or workbook. Importing the same file twice is safe, and the last import can be undone.',
      },
    ],
  },
  {
    id: 'sending',
    title: 'Sending',
    questions: [
      {
        question: 'What if a report cannot be ready in time?',
        answer: 'We retry for an hour, then notify its owner with the reason. Only complete reports are mailed.',
      },
      { question: 'Can a link be taken back?', answer: 'Immediately. The link then says that the report is no longer available.' },
      { question: 'Does the recipient need an account?', answer: 'No. Links and mails work without one.' },
    ],
  },
  {
    id: 'data',
    title: 'Data',
    questions: [
      { question: 'Who can see our reports?', answer: 'People with access to the profile group, and anyone with a link you shared.' },
      {
        question: 'Can I leave with my data?',
        answer: 'Yes: the whole account as one download. Reports of posts, reviews, tasks and ads also export to CSV, and profiles day by day.',
      },
    ],
  },
]
