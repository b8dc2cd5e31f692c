import type { HomeView, IllustrationSpec } from '../../pictures/illustrationSpec.ts'
import { HOME_SIZES } from '../../pictures/drawing.ts'
import { REVIEW_PHOTO_FOLDER } from '@hogar/platform/pictures/pictureSource.ts'
import { PHOTOGRAPHED_PERCENT } from '../limits.ts'
import type { PlannedProduct, PlannedVariant } from '../plan/plannedProduct.ts'
import { chance } from '../random.ts'

/** Photo that a customer took at home. */
export type ReviewPhoto = Readonly<{ path: string; spec: IllustrationSpec; view: HomeView }>

/** Reviews of a product that have photos, with their views: the first has two, the third has one. */
const VIEWS: ReadonlyMap<number, readonly HomeView[]> = new Map([
  [0, ['home', 'home-close']],
  [2, ['home']],
])

/**
 * Returns the photos of a product's review; none for most products. Products of one look share them: the choice depends
 * on the folder of its pictures alone.
 */
export function reviewPhotos({ family, variants }: PlannedProduct, index: number): readonly ReviewPhoto[] {
  const [first] = variants
  if (family.virtual || chance(`${first.pictureFolder} photos`) * 100 >= PHOTOGRAPHED_PERCENT) return []
  // The third review is of another colour: no two reviews have one photo.
  const other = variants.findLast(({ pictureFolder }) => pictureFolder !== first.pictureFolder)
  const variant = index === 0 ? first : other
  if (variant === undefined) return []
  return (VIEWS.get(index) ?? []).map((view) => photoOf(variant, view))
}

function photoOf({ pictureFolder, illustration }: PlannedVariant, view: HomeView): ReviewPhoto {
  return { path: `${REVIEW_PHOTO_FOLDER.slice(0, -1)}${pictureFolder}/${view}.jpg`, spec: illustration, view }
}

/** Returns a review's photos as its document names them; no field without any. */
export function photoFields(product: PlannedProduct, index: number) {
  const photos = reviewPhotos(product, index)
  return photos.length === 0 ? {} : { photos: photos.map(({ path, view }) => ({ file: path, ...HOME_SIZES[view] })) }
}

/** Returns every photo that reviews of a product name. */
export function photosOfProduct(product: PlannedProduct): readonly ReviewPhoto[] {
  return [...VIEWS.keys()].flatMap((index) => reviewPhotos(product, index))
}
