/** Words of a text, as a table of frequent words counts them. */

/** Letters of any script with their marks; an apostrophe inside stays. */
const word = /\p{L}[\p{L}\p{M}]*(?:['\u2019]\p{L}[\p{L}\p{M}]*)*/gu

/** English words that say nothing about the subject. */
const common = new Set(
  `a about above after again against ain't all also always am an and any are aren't as at be because been before being below between
  both but by can can't cannot could couldn't did didn't do does doesn't doing don't done down during each either else ever every few for
  from further get gets getting give given go goes going got had hadn't has hasn't have haven't having he he'd he'll he's her here here's
  hers herself him himself his how how's however i i'd i'll i'm i've if in into is isn't it it'd it'll it's its itself just let let's like
  made make makes many may me might more most much must mustn't my myself need never no nor not now of off often on once one only or other
  our ours ourselves out over own please put quite rather really said same say says shall shan't she she'd she'll she's should shouldn't
  since so some still such take than that that's the their theirs them themselves then there there's these they they'd they'll they're
  they've thing things this those though through to too two under until up upon us use used using very was wasn't way we we'd we'll we're
  we've well were weren't what what's when when's where where's which while who who's whom why why's will with within without won't would
  wouldn't yes yet you you'd you'll you're you've your yours yourself yourselves`.split(/\s+/),
)

/** The same in German, French, Spanish, Italian, Dutch and Portuguese. */
const commonElsewhere = new Set(
  `aber auch auf aus bei beim bis bist dass dein dem denn der dies diese dieser doch dort durch ein eine einem einen einer eines für gegen
  habe haben hatte hier ich ihr ihre immer ist jede jeder kann kein keine mein meine mich mir mit nach nicht noch nur oder ohne schon
  sehr sein seine sich sind und uns unser unter vom von vor waren wenn wer werden wie wir wird wurde zum zur zwar über ainsi aussi avec
  avoir car ces cet cette chez comme dans depuis donc elle elles est est-ce été être eux ici ils les leur leurs lui mais même moi mon
  nos notre nous ont peu puis quand que quel quelle qui quoi sont sur toi tout toute très une vos votre vous c'est d'un d'une j'ai l'on
  n'est qu'il s'est algo como cual cuando del desde donde ella ellos entre eran esa ese eso esta estaba este esto fue han hasta hay mas
  más muy nada otra otro para pero poco por porque qué quien ser siempre sino sobre soy sus también tanto tiene todo todos tus una uno
  unos usted alla alle anche che chi cosa cui dal dalla degli dei della delle dello essere gli hanno lei loro molto nei nel nella noi
  non ogni perché più poi quando quella quello questa questo sei sia siamo sono sta sui sul sulla suo tra tutti tutto aan alles bij dan
  dat deze dit doe dus een geen haar heb hebben heeft hem het hij hoe hun iets kan maar meer mij mijn naar niet niets nog omdat onder
  ons ook tegen toch toen tot uit veel voor wat werd wezen wij zal zei zelf zich zij zijn zonder zou aos até com dela dele ela ele eles
  essa esse está foi isso isto lhe mesmo meu minha muito não nas nem nós num numa pela pelo pode quem são sem seu também tem uma você
  vocês`.split(/\s+/),
)

/** Those of them that are English words with a meaning of their own. */
const commonOnlyElsewhere = new Set(
  'als bin das den des die hat man sie war fait mes par pas plus pour ses son sous tes ton tous con dos era las los sin tan dove per sua door men met van want'.split(
    ' ',
  ),
)

function saysNothing(plain: string, language: string | null): boolean {
  return common.has(plain) || commonElsewhere.has(plain) || (language !== null && language !== 'en' && commonOnlyElsewhere.has(plain))
}

/** Each word once, in lower case, longer than two letters, without those that say nothing. `language`: ISO 639-1, where it is known. */
export function wordsOf(text: string, language: string | null = null): Set<string> {
  const found = new Set<string>()
  for (const [match] of text.normalize('NFKC').toLowerCase().matchAll(word)) {
    const plain = match.replaceAll('\u2019', "'")
    if ([...plain].length > 2 && !saysNothing(plain, language)) found.add(plain)
  }
  return found
}
