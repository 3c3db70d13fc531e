/** Every kind of block in the states it must stand. */
import type { BlockData } from '../../../../shared/blocks/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { gallerySampleOf } from './samples.ts'

const long = 'Fédération internationale des torréfacteurs indépendants du Nord et de la côte, section d’Édimbourg'
const scripts = ['مقهى الشمال ☕', 'בית קפה צפון', '北方咖啡 🌿', '👩🏽‍🍳 Café']

const renamed = (block: BlockData, names: readonly string[]): BlockData => gallerySampleOf(block).named(block, names)

/** Values the views must refuse: what a stored report of another version could hold. */
function broken(block: BlockData): BlockData {
  return JSON.parse(JSON.stringify({ ...block, values: null, header: null, paragraphs: null }))
}

export const states: readonly { key: string; title: string; of: (block: BlockData) => BlockData }[] = [
  { key: 'full', title: 'Full', of: (block) => block },
  { key: 'empty', title: 'Empty', of: (block) => ({ ...block, no_data: { message: messages.empty.block } }) },
  { key: 'one', title: 'One point', of: (block) => gallerySampleOf(block).first(block) },
  { key: 'long', title: 'Long names', of: (block) => renamed(block, [long]) },
  { key: 'scripts', title: 'Right to left and emoji', of: (block) => renamed(block, scripts) },
  { key: 'no-prior', title: 'Not compared', of: (block) => gallerySampleOf(block).uncompared(block) },
  { key: 'failed', title: 'Failed', of: broken },
]
