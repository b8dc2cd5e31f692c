import { PICTURE_VIEWS } from '../../../pictures/illustrationSpec.ts'
import { placeholderColor } from '../../../pictures/placeholders/placeholderColor.ts'
import { text } from '@hogar/platform/language.ts'
import type { PlannedProduct } from '../../plan/plannedProduct.ts'
import { hashText } from '../../random.ts'
import { picturePath } from './mediaGallery.ts'
import type { StoreView } from '../storeView.ts'

/** Families that are shown moving: what opens, rides or lights up. */
const FILMED: readonly string[] = ['sofa-cama', 'reclinable', 'moto', 'bicicleta', 'pantalla', 'aspiradora']
/** One in this many of them has a film. */
const FILMED_EVERY = 2
const LABEL = text('en video', 'im Video', 'in video')
/** A free film that stands for the maker's own, which only exists in a real shop. */
const VIDEO_ID = 'aqz-KE-bpKQ'

/** The film of a product, as the last entry of its gallery, or nothing. */
export function videoEntries(product: PlannedProduct, view: StoreView) {
  if (!FILMED.includes(product.family.code) || hashText(`${product.sku} film`) % FILMED_EVERY > 0) return []
  const [first] = product.variants
  const label = `${product.name[view.language]}, ${LABEL[view.language]}`
  const url = `https://www.youtube.com/watch?v=${VIDEO_ID}`
  return [
    {
      image: picturePath(first, 'room'),
      pos: PICTURE_VIEWS.length + 1,
      typ: 'external-video',
      lab: label,
      vid: { url, title: label, desc: null, meta: null, id: VIDEO_ID, type: 'youtube' },
      color: placeholderColor(first.illustration),
    },
  ]
}
