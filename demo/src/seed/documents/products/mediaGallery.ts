import type { PictureView } from '../../../pictures/illustrationSpec.ts'
import { placeholderColor } from '../../../pictures/placeholders/placeholderColor.ts'
import { text } from '@hogar/platform/language.ts'
import type { Language, Text } from '@hogar/platform/language.ts'
import type { PlannedVariant } from '../../plan/plannedProduct.ts'

const VIEW_LABELS: Readonly<Record<PictureView, Text>> = {
  'three-quarter': text('vista general', 'Gesamtansicht', 'vista d’insieme'),
  front: text('de frente', 'von vorn', 'di fronte'),
  detail: text('detalle', 'Detail', 'dettaglio'),
  room: text('en su ambiente', 'im Raum', 'ambientata'),
}

/** Subject of a picture: a variant, or a set as a whole. */
export type Pictured = Pick<PlannedVariant, 'pictureFolder' | 'illustration'>

/** The path of one picture, as documents and the image service know it. */
export function picturePath(variant: Pictured, view: PictureView): string {
  return `${variant.pictureFolder}/${view}.jpg`
}

/** The three keys under which a document names its main picture. */
export function pictureFields(variant: Pictured) {
  const path = picturePath(variant, 'three-quarter')
  return { image: path, small_image: path, thumbnail: path }
}

/** Label and placeholder colour of the main picture, for readers that need no other one. */
export function mainPictureFields(name: string, pictured: Pictured, language: Language) {
  return {
    image_label: pictureLabel(name, 'three-quarter', language),
    image_color: placeholderColor(pictured.illustration),
  }
}

/**
 * The pictures of something drawn, in the order of `views`, labelled with its name; `color` stands in while they load.
 */
export function gallery(
  name: string,
  pictured: Pictured,
  { views, language }: { views: readonly PictureView[]; language: Language },
) {
  return views.map((view, index) => ({
    image: picturePath(pictured, view),
    pos: index + 1,
    typ: 'image',
    lab: pictureLabel(name, view, language),
    vid: null,
    color: placeholderColor(pictured.illustration),
  }))
}

function pictureLabel(name: string, view: PictureView, language: Language): string {
  return `${name}, ${VIEW_LABELS[view][language]}`
}
