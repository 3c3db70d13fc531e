/** What a canvas saves and restores, as far as charts set it, and where its words for text put a line. */
export type CanvasState = {
  fillStyle: string
  strokeStyle: string
  lineWidth: number
  lineJoin: string
  lineCap: string
  lineDashOffset: number
  globalAlpha: number
  font: string
  textAlign: CanvasTextAlign
  textBaseline: CanvasTextBaseline
  dash: number[]
  shiftX: number
  shiftY: number
  clipPath: string | undefined
}

export const firstState: CanvasState = {
  fillStyle: '#000',
  strokeStyle: '#000',
  lineWidth: 1,
  lineJoin: 'miter',
  lineCap: 'butt',
  lineDashOffset: 0,
  globalAlpha: 1,
  font: '12px Inter',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  dash: [],
  shiftX: 0,
  shiftY: 0,
  clipPath: undefined,
}

/** of a line of text, in its size */
export const shifts: Partial<Record<CanvasTextBaseline, number>> = { middle: 0.36, top: 0.8, hanging: 0.8, bottom: -0.22 }
export const anchors: Record<CanvasTextAlign, 'start' | 'middle' | 'end'> = { left: 'start', start: 'start', center: 'middle', right: 'end', end: 'end' }
