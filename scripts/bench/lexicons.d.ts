/** What the bench uses of packages that bring no types. */
declare module 'vader-sentiment' {
  const vader: { SentimentIntensityAnalyzer: { polarity_scores: (text: string) => { compound: number } } }
  export default vader
}
declare module 'wink-sentiment' {
  export default function wink(text: string): { normalizedScore: number }
}
declare module 'sentiment' {
  export default class Sentiment {
    analyze(text: string): { comparative: number }
  }
}
