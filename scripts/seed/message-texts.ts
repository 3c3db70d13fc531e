/** What people write to the demo's brands, and what they are answered. */
type Some<Item> = readonly [Item, ...Item[]]
export type Ask = { text: string; label: string | null; mood: 'good' | 'bad' | 'plain' }

const ask = (text: string, label: string | null, mood: Ask['mood']): Ask => ({ text, label, mood })

export const asks: Some<Ask> = [
  ask('Where is my order? It was due on Tuesday and the tracking says nothing.', 'Order', 'bad'),
  ask('My parcel arrived late and the bag was torn. Very disappointing.', 'Complaint', 'bad'),
  ask('I was charged twice for the subscription. Please refund one.', 'Complaint', 'bad'),
  ask('The website crashes at checkout, terrible.', 'Complaint', 'bad'),
  ask('Rude barista in Leith this morning. I am not happy.', 'Complaint', 'bad'),
  ask('The coffee is wonderful but the delivery was awful.', 'Complaint', 'bad'),
  ask('Do you have decaf beans for espresso?', 'Question', 'plain'),
  ask('What time do you open on Sunday?', 'Question', 'plain'),
  ask('Is the Huila back in the shop?', 'Question', 'plain'),
  ask('Can I change the address of my subscription?', 'Order', 'plain'),
  ask('Which grind do I pick for a V60?', 'Question', 'plain'),
  ask('Do you ship to Norway?', 'Question', 'plain'),
  ask('Any chance of a wholesale price list?', 'Wholesale', 'plain'),
  ask('The winter blend is amazing, thank you!', 'Praise', 'good'),
  ask('Best flat white I had this year. Lovely team.', 'Praise', 'good'),
  ask('Love the new bag, it looks beautiful 😍', 'Praise', 'good'),
  ask('Super fast delivery and delicious beans. Great service!', 'Praise', 'good'),
  ask('So good ☕️👍', null, 'good'),
  ask('Wann macht ihr in Leith auf?', 'Question', 'plain'),
  ask('متى يفتح المقهى يوم الجمعة؟', 'Question', 'plain'),
]

/** Under posts of a campaign, by its label. */
export const comments: Readonly<Record<string, Some<Ask>>> = {
  'Winter blend': [
    ask('Finally! Best thing about November #winterblend', null, 'good'),
    ask('Ordered two bags, so excited #winterblend', null, 'good'),
    ask('Nice, but it got expensive this year.', null, 'bad'),
    ask('Is it good for espresso?', null, 'plain'),
  ],
  Subscriptions: [
    ask('The subscription is brilliant, never out of beans.', null, 'good'),
    ask('Cancelled mine, two late parcels in a row. Annoying.', null, 'bad'),
    ask('Can I pause it over Christmas?', null, 'plain'),
  ],
  'Leith opening': [
    ask('Beautiful place! See you on Saturday.', null, 'good'),
    ask('The queue was horrible, forty minutes.', null, 'bad'),
    ask('Are dogs allowed?', null, 'plain'),
  ],
  Summer: [
    ask('Cold brew season, love it #coldbrew', null, 'good'),
    ask('Too sweet for me, awful.', null, 'bad'),
    ask('Do you sell it in cans?', null, 'plain'),
  ],
}

export const followUps: Some<string> = [
  'Hello?',
  'Any news?',
  'Order number NB-20417, if that helps.',
  'Still waiting for an answer.',
  'Sorry, one more thing: can you gift wrap it?',
]
export const thanks: Some<string> = ['Great, thank you!', 'Perfect, that worked.', 'Thanks, but it is still not right.', 'Ok.']
export const answers: Readonly<Record<Ask['mood'], Some<string>>> = {
  good: ['Thank you, you made our day!', 'So glad you like it. See you soon!'],
  bad: [
    'We are sorry about this. A new bag is on its way.',
    'Sorry! We have refunded you and told the team.',
    'Sorry about the wait. We are looking into it now.',
  ],
  plain: ['Yes, we do! Have a look at the shop.', 'We open at eight, on Sunday at nine.', 'Happy to help: it is done.'],
}
export const automatic = 'Thanks for writing! We answer on weekdays from 9 to 5.'
export const spam = 'Hi dear, grow your page 10k followers cheap, link in bio'
