/** What every kind of block says of itself on paper; blocks/print.ts holds one entry per kind. */
import type { ComponentType } from 'react'
import type { BlockKind, BlockOf } from '../../../shared/blocks/index.ts'
import type { Section } from '../../../shared/reports/report.ts'
import type { PrintBlock, PrintPage, Slice } from '../paper/page-types.ts'
import type { ViewProps } from './view-props.ts'

/** One block of a kind, with the section and tab it stands in. */
export type PrintItem<K extends BlockKind> = Omit<PrintBlock, 'block'> & { block: BlockOf<K> }

/** `half`: two of them stand side by side; `sheet`: as wide as the page. Heights in pixels, with the title. */
export type BlockSize = { span: 'half' | 'whole' | 'sheet'; least: number; most: number }

/** `paired`: lines and columns stand two and two; `head`: height of the block's title in a box of some width, with its key and a note */
export type Room = { paired: boolean; head: (width: number) => number }

/** A page of its own: a part of the block that fills it. */
export type OwnPageProps<K extends BlockKind> = { page: Extract<PrintPage, { kind: 'block' }>; item: PrintItem<K> }

export type BlockPrint<K extends BlockKind> = {
  /**
   * How it stands among others. `wide`: a chart of the whole width, or two and two; `rail`: beside the rail only; `small`: two and two;
   * `rows`: a list, after the charts; `cards`: a list in pictures, in place of rows of the same section
   */
  form: 'wide' | 'rail' | 'small' | 'rows' | 'cards'
  /** the room it needs among others, from what it holds: pages are planned before anything is drawn */
  size: (item: PrintItem<K>, room: Room) => BlockSize
  /** whether nothing else stands on its page */
  ownPage: (item: PrintItem<K>) => boolean
  /** whether the pages for all networks print it once for all of them */
  once: (data: BlockOf<K>) => boolean
  /** a few words for the contents that tell what its own page says; none when it never has one. `printed`: how much of a list its pages show */
  gist: (data: BlockOf<K>, printed: number) => string
  /** what the shorter PDF shows of it among others, and the block that it is of; left out where it shows all */
  first?: { of: (data: BlockOf<K>, section: Section) => BlockOf<K>; whole: (data: BlockOf<K>) => BlockOf<K> }
  /** the block in its box */
  View: ComponentType<ViewProps<K>>
  /** at the right of its title, or under it */
  Key: ComponentType<{ data: BlockOf<K> }> | null
  /** about how wide its key is drawn; null where a note may stand under the title instead */
  keyWidth: ((data: BlockOf<K>) => number) | null
  /** in the rail of a page with few figures, about its first block */
  Facts?: ComponentType<{ data: BlockOf<K> }>
  /** on a page of its own beside a rail: its heading, and what the rail says */
  rail?: { heading: (data: BlockOf<K>) => string; Aside: ComponentType<{ data: BlockOf<K> }> }
  /** pages of its own without a rail, and the parts of the block that fall on them */
  pages?: { slices: (data: BlockOf<K>) => readonly Slice[]; Page: ComponentType<OwnPageProps<K>> }
}

/** A size that does not grow. */
export const fixed = (span: BlockSize['span'], height: number): BlockSize => ({ span, least: height, most: height })
