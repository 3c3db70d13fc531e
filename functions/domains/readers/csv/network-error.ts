/** Rows in which a network wrote an error instead of figures: no later export has more of them, so nothing is missing that somebody could add. */
import type { Row } from './table.ts'

const error = /^(?:error:? ?)?an? (?:unknown |unexpected |internal )?error (?:has )?occurr?ed\b/i

export const saysError = ({ cells }: Row): boolean => cells.some((cell) => error.test(cell.trim()))
