/** Labels of total rows in the languages of exports. */
export const isTotalWord = (text: string) =>
  /^(?:(?:grand )?totals?|total (?:général|general|geral)|(?:ins)?gesamt|summe|totale|totaal|łącznie|razem|suma)$/i.test(text)
