import type { IndexedDocument } from '../indexedDocument.ts'
import type { Stems } from '../words/stems.ts'
import { innermost } from './menu.ts'
import type { Menu } from './menu.ts'

/** Traits of each slot, which decide between documents that contain the same words. */
export type SlotTraits = Readonly<{
  /** Whether shoppers find it by itself. */
  isListed: boolean[]
  /** Below 1 for products out of stock, and for products that are not goods. */
  worth: number[]
  /** Place of its innermost category in the menu; behind all where it has none. */
  place: number[]
  /** Number of words of its name that state the kind of product. */
  kindWords: number[]
  menu: Menu
  /** Places above by place, parents before children. */
  above: ReadonlyMap<number, number | null>
  /** The words of the menu's categories by place, as stems. */
  stemsByPlace: ReadonlyMap<number, readonly string[]>
  /** The first word of each category: the kind of product that it lists. */
  kinds: ReadonlySet<string>
}>

const SOLD_OUT_WORTH = 0.8
const SERVICE_WORTH = 0.3
const NO_PLACE = 1_000_000
/** Maximum number of words at the start of a name that may state its kind: later ones name accessories. */
const KIND_WORDS_MAX = 2
/** Product types without delivery. */
const SERVICES: ReadonlySet<string> = new Set(['virtual', 'downloadable'])

/** @param stems must know the words of the menu. */
export function createSlotTraits(menu: Menu, stems: Stems): SlotTraits {
  const stemsByPlace = new Map([...menu.values()].map(({ place, words }) => [place, tellingStems(words, stems)]))
  const above = new Map([...menu.values()].map((entry) => [entry.place, entry.above]))
  const kinds = new Set([...stemsByPlace.values()].flatMap(([first]) => first ?? []))
  return { isListed: [], worth: [], place: [], kindWords: [], menu, above, stemsByPlace, kinds }
}

/** Adds the traits of the document in the next slot. */
export function putTraits(traits: SlotTraits, document: IndexedDocument, stems: Stems): void {
  const { values } = document
  const isOut = values.get('stock.is_in_stock')?.includes('false') === true
  const isService = values.get('type_id')?.some((type) => SERVICES.has(type)) === true
  const entry = innermost(traits.menu, (values.get('category_ids') ?? []).map(Number))
  traits.isListed.push(document.isListed)
  traits.worth.push((isOut ? SOLD_OUT_WORTH : 1) * (isService ? SERVICE_WORTH : 1))
  traits.place.push(entry?.place ?? NO_PLACE)
  traits.kindWords.push(kindsOf(traits, document, stems).length)
}

/** Returns the words of a name that state the kind of product, as stems. */
export function kindsOf({ kinds }: SlotTraits, { nameWords }: IndexedDocument, stems: Stems): readonly string[] {
  return tellingStems(nameWords, stems)
    .slice(0, KIND_WORDS_MAX)
    .filter((stem) => kinds.has(stem))
}

function tellingStems(words: readonly string[], stems: Stems): string[] {
  return words.flatMap((word) => (stems.get(word) === null || /^\d+$/.test(word) ? [] : [stems.get(word) ?? word]))
}
