import { samplesOf } from '../samples.ts'
import { contactMessage } from './definition.ts'

const message = 'We report on eleven cafés for their owners every Monday.\n\nCould we see how a schedule is set up, and what a reader gets?'

export const samples = samplesOf(contactMessage, {
  typical: { page: 'demo', name: 'Mara Lindqvist', email: 'mara@northbound.example', company: 'Northbound Coffee', message },
  'right to left, emoji and markup': {
    page: 'contact',
    name: 'مقهى الشمال ☕️',
    email: 'a@x.example',
    company: '',
    message: '<b>Hello</b> & <script>alert(1)</script>',
  },
})
