/** Boxes on paper, in pixels. */

/** of a page between its sides */
export const pageWidth = 1144
/** beside the rail */
export const railWidth = 852
/** beside another half; what stands beside a wide chart has a little less, and a longer head takes from its drawing */
export const halfWidth = 414
/** of the one block of a page, under its title */
export const pageHeight = 670
/** of the title of a block */
export const titleHeight = 36
