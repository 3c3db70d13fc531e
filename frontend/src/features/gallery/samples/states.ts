/** Every kind of block in the states it must stand. */
import type { BlockData } from '../../../../../shared/blocks/index.ts'
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import { messages } from '../../../../../shared/messages.ts'

const long = 'Fédération internationale des torréfacteurs indépendants du Nord et de la côte, section d’Édimbourg'
const scripts = ['مقهى الشمال ☕', 'בית קפה צפון', '北方咖啡 🌿', '👩🏽‍🍳 Café']

const uncompared = (figure: Figure): Figure => ({ ...figure, prior: null, growth: { kind: 'none', value: null } })

/** Gives every label of a block the texts of `names`, in turn. */
function renamed(block: BlockData, names: readonly string[]): BlockData {
  const name = (index: number) => names[index % names.length] ?? ''
  switch (block.kind) {
    case 'line':
    case 'column':
      return { ...block, values: block.values.map((series, index) => ({ ...series, label: name(index) })) }
    case 'bar':
      return { ...block, values: block.values.map((row, index) => ({ ...row, label: name(index) })) }
    case 'pie':
    case 'donut':
      return { ...block, values: block.values.map((slice, index) => ({ ...slice, label: name(index) })) }
    case 'map':
      return { ...block, values: block.values.map((country, index) => ({ ...country, label: name(index) })) }
    case 'hashtags':
      return { ...block, values: block.values.map((tag, index) => ({ ...tag, tag: `#${name(index).replaceAll(' ', '')}${index}` })) }
    case 'table':
      return {
        ...block,
        values: block.values.map((row, index) => ({
          ...row,
          [block.header[0]?.key ?? '']: { type: 'text' as const, value: name(index), description: name(index + 1) },
        })),
      }
    case 'posts':
      return { ...block, values: block.values.map((post, index) => ({ ...post, profile: name(index), text: `${name(index + 1)} ${name(index + 2)}` })) }
    case 'text':
      return { ...block, paragraphs: names.map(String) }
    default:
      return block
  }
}

function onePoint(block: BlockData): BlockData {
  switch (block.kind) {
    case 'line':
    case 'column':
      return {
        ...block,
        labels: block.labels.slice(0, 1),
        priorLabels: block.priorLabels?.slice(0, 1) ?? null,
        priorTotal: block.priorTotal?.slice(0, 1) ?? null,
        partialFrom: null,
        values: block.values.map((series) => ({ ...series, values: series.values.slice(0, 1), prior: series.prior?.slice(0, 1) ?? null })),
      }
    case 'heatmap':
      return {
        ...block,
        values: block.values.map((row, day) =>
          row.map((cell, hour) => (day === 2 && hour === 18 ? { value: 900, items: 4 } : { ...cell, value: null, items: 0 })),
        ),
        best: [{ row: 2, column: 18, value: 900, items: 4 }],
      }
    case 'text':
      return { ...block, paragraphs: block.paragraphs.slice(0, 1), facts: [] }
    case 'hashtags':
      return { ...block, values: block.values.slice(0, 1), other: null }
    case 'bar':
      return { ...block, values: block.values.slice(0, 1) }
    case 'pie':
    case 'donut':
      return { ...block, values: block.values.slice(0, 1) }
    case 'map':
      return { ...block, values: block.values.slice(0, 1) }
    case 'table':
      return { ...block, values: block.values.slice(0, 1) }
    case 'posts':
      return { ...block, values: block.values.slice(0, 1) }
  }
}

function noPrior(block: BlockData): BlockData {
  switch (block.kind) {
    case 'line':
    case 'column':
      return {
        ...block,
        priorLabels: null,
        priorTotal: null,
        total: block.total && uncompared(block.total),
        values: block.values.map((series) => ({ ...series, prior: null })),
      }
    case 'bar':
      return { ...block, values: block.values.map((row) => ({ ...row, figure: uncompared(row.figure) })) }
    case 'map':
      return { ...block, values: block.values.map((country) => ({ ...country, change: null })) }
    case 'table':
      return {
        ...block,
        values: block.values.map((row) =>
          Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, { ...cell, prior: undefined, growth: undefined }])),
        ),
      }
    default:
      return block
  }
}

/** Values the views must refuse: what a stored report of another version could hold. */
function broken(block: BlockData): BlockData {
  return JSON.parse(JSON.stringify({ ...block, values: null, header: null, paragraphs: null }))
}

export const states: readonly { key: string; title: string; of: (block: BlockData) => BlockData }[] = [
  { key: 'full', title: 'Full', of: (block) => block },
  { key: 'empty', title: 'Empty', of: (block) => ({ ...block, no_data: { message: messages.empty.block } }) },
  { key: 'one', title: 'One point', of: onePoint },
  { key: 'long', title: 'Long names', of: (block) => renamed(block, [long]) },
  { key: 'scripts', title: 'Right to left and emoji', of: (block) => renamed(block, scripts) },
  { key: 'no-prior', title: 'Not compared', of: noPrior },
  { key: 'failed', title: 'Failed', of: broken },
]
