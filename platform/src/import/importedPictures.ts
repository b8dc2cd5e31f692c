import { fieldListOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import type { ImportNotes } from './importNotes.ts'
import type { PictureSource } from '../pictures/pictureSource.ts'

const NONE = { image: 'no_selection', small_image: 'no_selection', thumbnail: 'no_selection', media_gallery: [] }

/** Names the drawing that stands in for a product's picture, by the names of the product and its categories. */
export type StandIn = PictureSource['standIn']

/** Whether picture files of the export are served, and what stands in for them otherwise. */
export type PictureRules = Readonly<{ keepsPictures: boolean; standIn: StandIn | null }>

type Context = PictureRules & Readonly<{ children: readonly Fields[]; notes: ImportNotes }>

/**
 * Picture fields of a product and of its children. The paths of the export stay where its files are served; otherwise
 * one drawing stands in for all pictures of a product, those of its children too.
 */
export function importedPictures(
  source: Fields,
  { children, keepsPictures, standIn, notes }: Context,
): Readonly<{ product: Fields; children: Fields }> {
  if (keepsPictures) return { product: {}, children: {} }
  if (![source, ...children].some(hasPicture)) return { product: NONE, children: NONE }
  if (standIn === null) {
    notes.add('pictures are not served: left out', source.image)
    return { product: NONE, children: NONE }
  }
  notes.add('pictures are not served: a drawing stands in', source.image)
  const categories = fieldListOf(source.category).flatMap((category) => textOf(category.name) ?? [])
  const image = standIn([textOf(source.name) ?? '', ...categories])
  const gallery = [{ image, pos: 1, typ: 'image', lab: textOf(source.name), vid: null }]
  const drawn = { image, small_image: image, thumbnail: image, media_gallery: gallery }
  return { product: drawn, children: drawn }
}

function hasPicture({ image }: Fields): boolean {
  return textOf(image) !== null && image !== 'no_selection'
}
