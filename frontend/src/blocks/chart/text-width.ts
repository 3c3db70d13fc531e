/** How wide a text is drawn, before there is a chart to ask. */
import { memoize } from '../../../../shared/memoize.ts'

/** Labels repeat from chart to chart. */
const widths = new Map<string, number>()
let measuring: CanvasRenderingContext2D | null = null

/** The type of a context that is never drawn on. */
export function measuringContext(): CanvasRenderingContext2D {
  measuring ??= document.createElement('canvas').getContext('2d')
  if (!measuring) throw new Error('This browser has no canvas to measure texts with.')
  return measuring
}

/** Pixels of a text in a CSS font. */
export function textWidth(text: string, font: string): number {
  return memoize(widths, `${font}|${text}`, () => {
    const context = measuringContext()
    context.font = font
    return context.measureText(text).width
  })
}

/** The same of a figure, whose digits are drawn as wide as a zero. */
export function figureWidth(figure: string, font: string): number {
  return textWidth(figure.replace(/\d/g, '0'), font)
}

/** For when a font has arrived: until then another stood in for it. */
export function forgetWidths(): void {
  widths.clear()
}
