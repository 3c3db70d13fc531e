/** A cell as a message quotes it. */
export const shown = (text: string): string => `"${text.slice(0, 40)}"`
