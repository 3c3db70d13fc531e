/** The fonts by id alone, for what checks that one is known. */
export const fontIds = ['inter', 'source-sans', 'montserrat', 'source-serif', 'lora'] as const
export type FontId = (typeof fontIds)[number]
