import { PICTURE_VIEWS } from '../../pictures/illustrationSpec.ts'
import type { PictureView } from '../../pictures/illustrationSpec.ts'
import { text } from '../language.ts'
import type { Language, Text } from '../language.ts'
import type { PlannedProduct, PlannedVariant } from '../plan/plannedProduct.ts'

const VIEW_LABELS: Readonly<Record<PictureView, Text>> = {
  'three-quarter': text('vista general', 'Gesamtansicht', 'vista d’insieme'),
  front: text('de frente', 'von vorn', 'di fronte'),
  detail: text('detalle', 'Detail', 'dettaglio'),
  room: text('en su ambiente', 'im Raum', 'ambientata'),
}

/** A child shows itself from two sides; detail and room are its parent's. */
export const CHILD_VIEWS: readonly PictureView[] = ['three-quarter', 'front']

/** The path of one picture, as documents and the image service know it. */
export function picturePath(variant: PlannedVariant, view: PictureView): string {
  return `${variant.pictureFolder}/${view}.jpg`
}

/** The three keys under which a document names its main picture. */
export function pictureFields(variant: PlannedVariant) {
  const path = picturePath(variant, 'three-quarter')
  return { image: path, small_image: path, thumbnail: path }
}

function entries(name: string, variant: PlannedVariant, views: readonly PictureView[], language: Language) {
  return views.map((view, index) => ({
    image: picturePath(variant, view),
    pos: index + 1,
    typ: 'image',
    lab: `${name}, ${VIEW_LABELS[view][language]}`,
    vid: null,
  }))
}

/** The gallery of a listed product: its first variant from all sides. */
export function productGallery(product: PlannedProduct, language: Language) {
  return entries(product.name[language], product.variants[0], PICTURE_VIEWS, language)
}

/** The gallery of one child. */
export function childGallery(name: string, variant: PlannedVariant, language: Language) {
  return entries(name, variant, CHILD_VIEWS, language)
}
