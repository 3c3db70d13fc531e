import { planQuestions, type Question } from './questions.ts'

type FaqGroup = { readonly id: string; readonly title: string; readonly questions: readonly Question[] }

export const faqGroups: readonly FaqGroup[] = [
  { id: 'plans', title: 'Plans', questions: planQuestions },
  {
    id: 'figures',
    title: 'Figures',
    questions: [
      {
        question: 'Why does the network’s app show a different number?',
        answer:
          'Usually because its days end in another timezone, it counts each person once per period, or it changed a definition. The figure’s passport tells you which.',
      },
      { question: 'Are rates averaged?', answer: 'Never. A rate over several days or profiles is recalculated from the underlying totals.' },
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
        question: 'What if a report isn’t ready in time?',
        answer: 'We retry for an hour, then notify its owner with the reason. We only email complete reports.',
      },
      { question: 'Can I revoke a link?', answer: 'Yes, at any time. Visitors then see that the report is no longer available.' },
      { question: 'Does the recipient need an account?', answer: 'No. Links and emails work without one.' },
    ],
  },
  {
    id: 'data',
    title: 'Data',
    questions: [
      { question: 'Who can see our reports?', answer: 'People with access to the profile group, and anyone with a link you shared.' },
      {
        question: 'Can I leave with my data?',
        answer: 'Yes, you can download the whole account. Posts, reviews, tasks and ads also export to CSV, and profiles by day.',
      },
    ],
  },
]
