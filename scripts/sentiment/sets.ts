/**
 * Labelled public texts: what the classifier is trained on, what its settings were chosen with, and what it is measured on. None of them
 * is in the repository. They are read from `ALMANAC_SENTIMENT_SETS`, else ~/.cache/almanac/sentiment, where whoever wants to measure puts
 * them; the bank reviews lie beside the checkout, as for other tests.
 */
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { TextKind } from '../../functions/domains/sentiment/port.ts'
import { emotions, halfOf, type Labelled, lines, ratings, same, sentencesOnPeople, stars, table } from './readers.ts'

export type LabelledSet = {
  readonly id: string
  readonly name: string
  /** `train`: the weights come from it. `reviews`: those of reviews. `tune`: settings were chosen with it. `measure`: never seen by any */
  readonly use: 'train' | 'reviews' | 'tune' | 'measure'
  /** of all its texts; absent: not known */
  readonly kind?: TextKind
  readonly licence: string
  /** for a set that is measured: what of its kind the weights do come from; absent: nothing */
  readonly learned?: string
  /** where to get its files */
  readonly source: string
  readonly files: readonly string[]
  readonly read: (...files: readonly string[]) => Labelled[]
}

const cache = process.env.ALMANAC_SENTIMENT_SETS ?? join(homedir(), '.cache/almanac/sentiment')
const beside = join(import.meta.dirname, '../../../shared/data')

/** 27 emotions and none. */
const reddit = {
  pleased: new Set([0, 1, 4, 5, 8, 13, 15, 17, 18, 20, 21, 23]),
  displeased: new Set([2, 3, 9, 10, 11, 12, 14, 16, 19, 24, 25]),
  none: 'neutral',
} as const
/** Eight of Plutchik; surprise and anticipation are of no side. */
const films = { pleased: new Set([5, 8]), displeased: new Set([1, 3, 4, 6]), none: null }
/** Names are left out there, and each mark stands alone. */
const spelt = (text: string) => text.replaceAll(/\[[A-Z]+\]/g, 'X').replaceAll(/ (?=[.,!?]|'\w)/g, '')

const hutto = 'github.com/cjhutto/vaderSentiment, additional_resources/hutto_ICWSM_2014.tar.gz'
const emotionFiles = 'github.com/google-research/google-research, goemotions/data'
const tweetEval = 'github.com/cardiffnlp/tweeteval, datasets/sentiment'
const sentences = 'archive.ics.uci.edu, dataset 331, Sentiment Labelled Sentences'

export const sets: readonly LabelledSet[] = [
  ...(['train', 'dev', 'test'] as const).map(
    (part): LabelledSet => ({
      id: `goemotions-${part}`,
      name: 'Reddit comments (GoEmotions, its test part)',
      use: part === 'train' ? 'train' : part === 'dev' ? 'tune' : 'measure',
      licence: 'CC BY 4.0',
      source: emotionFiles,
      ...(part === 'test' ? { learned: 'its training part' } : {}),
      files: [`goemotions/${part}.tsv`],
      read: (file = '') => emotions(file, reddit),
    }),
  ),
  ...['tweets', 'amazonReviewSnippets', 'nytEditorialSnippets', 'movieReviewSnippets'].map(
    (part): LabelledSet => ({
      id: `vader-${part}`,
      name: `${part} rated by twenty people each (Hutto and Gilbert 2014)`,
      use: 'train',
      licence: 'MIT',
      source: hutto,
      files: [`vader/${part}_GroundTruth.txt`],
      read: (file = '') => ratings(file),
    }),
  ),
  {
    id: 'sentences',
    name: 'Sentences of reviews (Kotzias et al. 2015)',
    use: 'train',
    licence: 'CC BY 4.0',
    source: sentences,
    files: ['amazon_cells', 'yelp', 'imdb'].map((part) => `sentences/${part}_labelled.txt`),
    read: (...files) => files.flatMap((file) => table(file, 0, 1, { '0': 'negative', '1': 'positive' }, '\t')),
  },
  {
    id: 'emotion-in-text',
    name: 'Tweets of 2009 (Figure Eight, Emotion in Text, with the labels of Kaggle’s Tweet Sentiment Extraction)',
    use: 'train',
    licence: 'CC BY 4.0',
    source: 'kaggle.com/c/tweet-sentiment-extraction, train.csv',
    files: ['emotion-in-text/train.csv'],
    read: (file = '') => table(file, 1, 3, same),
  },
  {
    id: 'museums',
    name: 'Tweets to museums (SMILE, Wang et al. 2016)',
    use: 'train',
    licence: 'CC BY 4.0 for the labels',
    source: 'figshare.com, 3187909, smile-annotations-final.csv',
    files: ['smile/smile-annotations-final.csv'],
    read: (file = '') => table(file, 1, 2, { happy: 'positive', nocode: 'neutral', angry: 'negative', sad: 'negative', disgust: 'negative' }),
  },
  {
    id: 'films',
    name: 'Lines of films with their emotions (XED, Öhman et al. 2020)',
    use: 'train',
    licence: 'CC BY 4.0',
    source: 'github.com/Helsinki-NLP/XED, AnnotatedData/en-annotated.tsv',
    files: ['xed/en-annotated.tsv'],
    read: (file = '') => emotions(file, films).map((one) => ({ ...one, text: spelt(one.text) })),
  },
  {
    id: 'news',
    name: 'Sentences of news on people (NewsMTSC, Hamborg and Donnay 2021)',
    use: 'train',
    licence: 'MIT',
    source: 'github.com/fhamborg/NewsMTSC, NewsSentiment/controller_data/datasets/NewsMTSC-dataset/train.jsonl',
    files: ['newsmtsc/train.jsonl'],
    read: (file = '') => sentencesOnPeople(file),
  },
  ...(['reviews-other-half', 'reviews'] as const).map(
    (id, half): LabelledSet => ({
      id,
      name: `Reviews of bank apps, by their stars, ${half === 0 ? 'one' : 'the other'} half`,
      use: half === 0 ? 'reviews' : 'measure',
      kind: 'review',
      licence: 'MIT',
      learned: 'how to weigh a review, from the other half',
      source: 'the folder shared/data beside the checkout, reviews_google_play.csv',
      files: ['reviews_google_play.csv'],
      read: (file = '') => table(file, 2, 3, stars).filter(({ text }) => halfOf(text) === half),
    }),
  ),
  {
    id: 'broker',
    name: 'Reviews of a broker’s app, by their stars',
    use: 'measure',
    kind: 'review',
    licence: 'none stated',
    learned: 'how to weigh a review, from those of bank apps',
    source: 'github.com/karunadreams/app-reviews-groww, outputs/latest_reviews.csv',
    files: ['broker/latest_reviews.csv'],
    read: (file = '') => table(file, 2, 0, stars),
  },
  {
    id: 'clothes',
    name: 'Reviews of clothes, by their stars',
    use: 'measure',
    kind: 'review',
    licence: 'CC0',
    learned: 'how to weigh a review, from those of bank apps',
    source: 'kaggle.com/nicapotato/womens-ecommerce-clothing-reviews, its first 1,000, as in github.com/fehimkus/machine-learning',
    files: ['clothes/Womens Clothing E-Commerce Reviews.csv'],
    read: (file = '') => table(file, 4, 5, stars),
  },
  {
    id: 'airlines',
    name: 'Tweets to airlines (Crowdflower)',
    use: 'measure',
    licence: 'CC BY-NC-SA 4.0',
    source: 'github.com/fastforwardlabs/airline-sentiment, data/Tweets.csv',
    files: ['airlines/Tweets.csv'],
    read: (file = '') => table(file, 10, 1, same),
  },
  {
    id: 'semeval',
    name: 'Tweets of any kind (SemEval 2017, its test part)',
    use: 'measure',
    licence: 'for research, under the terms of Twitter',
    source: tweetEval,
    files: ['tweeteval/test_text.txt', 'tweeteval/test_labels.txt'],
    read: (texts = '', ids = '') => lines(texts, ids),
  },
  {
    id: 'semeval-val',
    name: 'Tweets of any kind (SemEval 2017, its part for tuning)',
    use: 'tune',
    licence: 'for research, under the terms of Twitter',
    source: tweetEval,
    files: ['tweeteval/val_text.txt', 'tweeteval/val_labels.txt'],
    read: (texts = '', ids = '') => lines(texts, ids),
  },
  {
    id: 'complaints',
    name: 'Tweets to companies, complaints and others (Preoţiuc-Pietro et al. 2019)',
    use: 'tune',
    licence: 'none stated',
    source: 'github.com/danielpreotiuc/complaints-social-media, complaints-data.csv',
    files: ['complaints/complaints-data.csv'],
    read: (file = '') => table(file, 1, 2, { '0': 'neutral', '1': 'negative' }, ',', ([, , , domain = '']) => !domain.startsWith('random')),
  },
  {
    id: 'developers',
    name: 'Posts of developers (Senti4SD, its test part)',
    use: 'measure',
    licence: 'MIT',
    source: 'github.com/collab-uniba/Senti4SD, Senti4SD_GoldStandard_and_DSM/Senti4SD_Train_Test_Partitions/test1326itemPOLARITY.csv',
    files: ['developers/test1326itemPOLARITY.csv'],
    read: (file = '') => table(file, 2, 1, same, ';'),
  },
  {
    id: 'sentiment140',
    name: 'Tweets about products and people (Sentiment140, its test part)',
    use: 'measure',
    licence: 'none stated',
    learned: 'other tweets of that year',
    source: 'github.com/anfelipe31/Sentiment-140, testdata.manual.2009.06.14.csv',
    files: ['sentiment140/testdata.manual.2009.06.14.csv'],
    read: (file = '') => table(file, 1, 0, { '0': 'negative', '2': 'neutral', '4': 'positive' }),
  },
]

/** Where a file lies, or has to be put. */
export const fileOf = (file: string) => [join(beside, file), join(cache, file)].find(existsSync) ?? join(cache, file)

/** @returns its texts, or the sentence that says how to get them */
export function readSet({ name, source, licence, files, read }: LabelledSet): Labelled[] | string {
  const paths = files.map(fileOf)
  const missing = paths.filter((path) => !existsSync(path))
  if (missing.length > 0)
    return `${name}: not there. Get ${files.length === 1 ? 'it' : 'them'} from ${source} (${licence}) and put ${missing.join(' and ')} there.`
  return read(...paths.map((path) => readFileSync(path, 'utf8')))
}

/** Our own, for what people write to a support team. */
export function ownPhrases(): Labelled[] {
  return table(readFileSync(join(import.meta.dirname, 'phrases.txt'), 'utf8'), 1, 0, same, '\t')
}
