import { samplesOf } from '../samples.ts'
import { digest } from './definition.ts'

const at = (path: string) => `https://almanac.example${path}`
const gathered = [
  {
    label: 'Post failed',
    sentence: 'Post failed on Instagram for Northbound Coffee: “Slow pours, quiet mornings”. The picture is too large.',
    url: at('/calendar?id=1'),
  },
  { label: 'Comment', sentence: 'Isla Brodie commented on “Winter opening hours”: “Can we say which days?”', url: at('/calendar?id=2') },
  { label: 'Profile removed', sentence: 'Isla Brodie removed Leith on X from Northbound.', url: null },
]

export const samples = samplesOf(digest, {
  typical: { account: 'Northbound', every: 'daily', gathered, more: 0 },
  'only one': { account: 'Northbound', every: 'weekly', gathered: gathered.slice(0, 1), more: 0 },
  'more than it holds': { account: 'Northbound', every: 'daily', gathered, more: 27 },
  'right to left, emoji and markup': {
    account: 'مقهى الشمال ☕️ & <b>Co</b>',
    every: 'daily',
    gathered: [{ label: 'Comment', sentence: 'نور علّقت على “<script>alert(1)</script> ☕️”.', url: at('/calendar?id=3') }],
    more: 0,
  },
})
