/** What guests of the demo's coffee houses say, by stars, and what they are answered. */
type Opinion = { text: string; language: string }
type Some<Item> = readonly [Item, ...Item[]]

const en = (text: string): Opinion => ({ text, language: 'en' })

export const opinions: Readonly<Record<1 | 2 | 3 | 4 | 5, Some<Opinion>> & Record<number, Some<Opinion> | undefined>> = {
  5: [
    en('Best flat white in Edinburgh. The baristas remember your order.'),
    en('Lovely staff, wonderful cake and the winter blend is superb.'),
    en('A perfect little place. Great coffee, friendly people, good music.'),
    en('The Huila filter is fantastic. Worth the queue every time.'),
    en('Amazing oat latte and the nicest team. Five stars.'),
    en('Great beans, delivered fast. The subscription is brilliant.'),
    en('Kind, quick and delicious. My favourite breakfast in town.'),
    en('Beautiful room and excellent espresso. Dogs are welcome!'),
    en('😍☕️ so good'),
    { text: 'Der beste Kaffee der Stadt, sehr nettes Team.', language: 'de' },
    { text: 'Un café excellent et un accueil chaleureux.', language: 'fr' },
    { text: 'قهوة رائعة وخدمة ممتازة', language: 'ar' },
  ],
  4: [
    en('Really good coffee, a bit busy at lunch.'),
    en('Nice place and friendly staff. The prices went up, sadly.'),
    en('Great pastries. It can be hard to find a seat.'),
    en('Good espresso, lovely window seats. WiFi could be better.'),
    en('Tasty cold brew. I would come again.'),
    { text: 'Buen café, un poco lleno los sábados.', language: 'es' },
  ],
  3: [
    en('The coffee is good but the queue was very slow.'),
    en('Nice room. The sandwich was dry and the music too loud.'),
    en('It is fine. Nothing special.'),
    en('Coffee great, service not so much today.'),
    en('Opened ten minutes late. The cake was good.'),
  ],
  2: [
    en('Waited twenty minutes and the latte was cold.'),
    en('The beans arrived late and the bag was torn.'),
    en('Too crowded and too loud. The toilet was dirty.'),
    en('The staff were friendly, however the order was wrong twice.'),
  ],
  1: [
    en('Rude service and burnt coffee. Terrible.'),
    en('My order never came and nobody answered the phone. Awful.'),
    en('Horrible experience, the milk was sour.'),
    en('I love the coffee but the subscription charged me twice. Very annoying.'),
    en('Closed although the website said open. Disappointing.'),
    en('Worst delivery ever: three weeks late.'),
  ],
}

export const replies: Readonly<Record<'thanks' | 'sorry', Some<string>>> = {
  thanks: [
    'Thank you, see you soon!',
    'So glad you liked it. Say hello next time!',
    'Thanks for the kind words. We told the team.',
    'Thank you for taking the time!',
  ],
  sorry: [
    'We are sorry. Please write to hello@northbound.example and we will make it right.',
    'That is not how it should be. The manager will call you today.',
    'Sorry about that. Your next cup is on us.',
  ],
}

export const names: Some<string> = [
  'Aileen M.',
  'Callum Reid',
  'Fiona Campbell',
  'Jonas Weber',
  'Leila Haddad',
  'Marta Nowak',
  'Niamh Doyle',
  'Oluwaseun A.',
  'Pablo Ruiz',
  'Rory Sinclair',
  'Sofia Rossi',
  'Tom Hargreaves',
  'Yuki Tanaka',
  'Zainab K.',
]
