import { formatCount } from '../../../../shared/format-count.ts'

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen']

/** "thirteen"; a larger number in figures. */
export const inWords = (count: number): string => words[count] ?? formatCount(count)

/** "Thirteen", at the head of a sentence. */
export const inWordsFirst = (count: number): string => inWords(count).replace(/^./, (first) => first.toUpperCase())
