/**
 * A 2D context that writes SVG shapes instead of pixels, so that print draws the very configuration the screen shows, as vectors with
 * real text. It knows the calls Chart.js and our plugins make; unlike a general canvas-to-SVG library it keeps paths short (quarters of a
 * pixel, one element per fill or stroke), which keeps a chart of the PDF at a few kilobytes.
 */
import { anchors, type CanvasState, firstState, shifts } from './canvas-state.ts'
import { type Path, type Step, written } from './svg-path.ts'

export type SvgShape =
  | {
      kind: 'path'
      d: string
      fill?: string
      stroke?: string
      width?: number
      dash?: readonly number[] | undefined
      join?: string
      opacity?: number
      clip?: string
      evenOdd?: boolean
    }
  | { kind: 'text'; x: number; y: number; text: string; fill: string; anchor: 'start' | 'middle' | 'end'; size: number; weight: number; clip?: string }

export type SvgDrawing = { shapes: SvgShape[]; clips: string[] }

type PathShape = Extract<SvgShape, { kind: 'path' }>
const opaque = /^#[\da-f]{3}(?:[\da-f]{3})?$/i
const isArea = ({ fill, opacity, evenOdd }: PathShape) => opaque.test(fill ?? '') && opacity === undefined && !evenOdd

/** Columns of one series never overlap, so they are one shape: it is shapes that a browser takes its time for. */
const areOneArea = (one: PathShape, next: PathShape) => isArea(one) && isArea(next) && one.fill === next.fill && one.clip === next.clip

/** `real` gives the type and is never drawn on. `measure` gives the width of a text in a CSS font. */
export function svgContext(real: CanvasRenderingContext2D, width: number, height: number, measure: (text: string, font: string) => number) {
  const drawing: SvgDrawing = { shapes: [], clips: [] }
  let state: CanvasState = { ...firstState }
  const stack: CanvasState[] = []
  let path: Step[] = []
  const at = (x: number, y: number) => [x + state.shiftX, y + state.shiftY] as const

  const fill = (rule?: unknown) => {
    if (path.length === 0) return
    const shape = { kind: 'path', d: written(path), fill: state.fillStyle, opacity: alpha(), clip: state.clipPath, evenOdd: rule === 'evenodd' } as const
    const last = drawing.shapes.at(-1)
    if (last?.kind === 'path' && areOneArea(last, shape)) last.d += shape.d
    else drawing.shapes.push(shape)
  }
  const alpha = () => (state.globalAlpha < 1 ? state.globalAlpha : undefined)
  const stroke = () => {
    if (path.length === 0 || state.lineWidth === 0) return
    drawing.shapes.push({
      kind: 'path',
      d: written(path),
      stroke: state.strokeStyle,
      width: state.lineWidth,
      dash: state.dash.some((length) => length > 0) ? [...state.dash] : undefined,
      join: state.lineJoin,
      opacity: alpha(),
      clip: state.clipPath,
    })
  }
  const rectPath = (x: number, y: number, w: number, h: number): Path => [['M', ...at(x, y)], ['h', w], ['v', h], ['h', -w], ['Z']]
  /** Begins where nothing is drawn yet. */
  const lineTo = (x: number, y: number) => void path.push([path.length > 0 ? 'L' : 'M', ...at(x, y)])
  /** Draws a path of its own. */
  const alone = (own: Path, draw: () => void) => {
    const kept = path
    path = [...own]
    draw()
    path = kept
  }

  // PDF has no arcs, and Chromium splits each into many pieces; one cubic per quarter turn is closer than paper shows.
  const arc = (x: number, y: number, radius: number, start: number, end: number, counter = false) => {
    const full = Math.PI * 2
    let turn = counter ? start - end : end - start
    turn = turn >= full ? full : ((turn % full) + full) % full
    const point = (angle: number, reach = 1) => [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach] as const
    lineTo(...point(start))
    if (radius === 0 || turn === 0) return
    const pieces = Math.ceil(turn / (Math.PI / 2) - 1e-6)
    const part = ((counter ? -1 : 1) * turn) / pieces
    const handle = (4 / 3) * Math.tan(part / 4) * radius
    for (let piece = 0; piece < pieces; piece++) {
      const from = start + piece * part
      const to = from + part
      const [ax, ay] = point(from)
      const [bx, by] = point(to)
      path.push([
        'C',
        ...at(ax - Math.sin(from) * handle, ay + Math.cos(from) * handle),
        ...at(bx + Math.sin(to) * handle, by - Math.cos(to) * handle),
        ...at(bx, by),
      ])
    }
  }

  /** A canvas ignores a call with a number that is none: Chart.js divides by the inner radius of a pie, which is zero. */
  const known =
    <Given extends readonly unknown[]>(draw: (...given: Given) => void) =>
    (...given: Given) => {
      if (given.every((one) => typeof one !== 'number' || Number.isFinite(one))) draw(...given)
    }

  const methods = {
    canvas: { width, height, style: {}, getContext: () => context },
    save: () => void stack.push({ ...state, dash: [...state.dash] }),
    restore: () => {
      state = stack.pop() ?? { ...firstState }
    },
    beginPath: () => {
      path = []
    },
    closePath: () => {
      if (path.length > 0) path.push(['Z'])
    },
    moveTo: known((x: number, y: number) => {
      path.push(['M', ...at(x, y)])
    }),
    lineTo: known(lineTo),
    bezierCurveTo: known((ax: number, ay: number, bx: number, by: number, x: number, y: number) => {
      path.push(['C', ...at(ax, ay), ...at(bx, by), ...at(x, y)])
    }),
    arc: known(arc),
    rect: known((x: number, y: number, w: number, h: number) => {
      path.push(...rectPath(x, y, w, h))
    }),
    fill,
    stroke,
    clip: () => {
      const d = written(path)
      const index = drawing.clips.indexOf(d)
      state.clipPath = String(index >= 0 ? index : drawing.clips.push(d) - 1)
    },
    fillRect: known((x: number, y: number, w: number, h: number) => {
      alone(rectPath(x, y, w, h), fill)
    }),
    strokeRect: known((x: number, y: number, w: number, h: number) => {
      alone(rectPath(x, y, w, h), stroke)
    }),
    clearRect: () => {
      drawing.shapes.length = 0
    },
    fillText: known((text: string, x: number, y: number) => {
      const size = Number.parseFloat(/([\d.]+)px/.exec(state.font)?.[1] ?? '12')
      const weight = Number.parseInt(/(?:^|\s)(\d00)\s/.exec(state.font)?.[1] ?? '400', 10)
      const top = y + state.shiftY + (shifts[state.textBaseline] ?? 0) * size
      drawing.shapes.push({
        kind: 'text',
        x: x + state.shiftX,
        y: top,
        text,
        fill: state.fillStyle,
        anchor: anchors[state.textAlign],
        size,
        weight,
        clip: state.clipPath,
      })
    }),
    strokeText: () => {},
    measureText: (text: string) => ({
      width: measure(text, state.font),
      actualBoundingBoxLeft: 0,
      actualBoundingBoxRight: measure(text, state.font),
      actualBoundingBoxAscent: 8,
      actualBoundingBoxDescent: 2,
    }),
    setLineDash: (dash: number[]) => {
      state.dash = dash
    },
    getLineDash: () => state.dash,
    translate: (x: number, y: number) => {
      state.shiftX += x
      state.shiftY += y
    },
    rotate: () => {},
    scale: () => {},
    transform: () => {},
    setTransform: () => {},
    resetTransform: () => {},
  }
  // Properties live in the saved state, so save() and restore() treat them as a canvas does.
  const context: CanvasRenderingContext2D = new Proxy(real, {
    get: (_real, key) => (Object.hasOwn(methods, key) ? Reflect.get(methods, key) : Reflect.get(state, key)),
    set: (_real, key, value) => Reflect.set(state, key, value),
  })
  return { drawing, context }
}
