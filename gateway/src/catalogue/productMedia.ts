import type { StoreSettings } from '../stores/storeSettings.ts'
import type { ProductMediaMapper } from './mappers.ts'
import type { GalleryItem, ProductDocument, VariantDocument } from './productDocument.ts'

/** Warm and neutral: right behind any furniture until its picture is there. */
const PLACEHOLDER_COLOR = '#ece7df'
const PLACEHOLDER_PATH = '/no_selection'

/**
 * Pictures of a product, the main one first, without repeats; of one with variants, each variant's picture too where the
 * store merges them. Never empty: the image service draws a neutral placeholder.
 */
export function productMedia(
  { name, image, gallery, variants }: ProductDocument,
  { mergesVariantMedia }: Pick<StoreSettings, 'mergesVariantMedia'>,
): readonly ProductMediaMapper[] {
  const media = galleryMedia({ image, gallery }, name)
  for (const variant of mergesVariantMedia || media.size === 0 ? variants : []) {
    if (variant.image === null || variant.status >= 2 || media.has(variant.image)) continue
    media.set(variant.image, pictureMedia(variant.image, variant.name ?? name))
  }
  return media.size > 0 ? [...media.values()] : [pictureMedia(PLACEHOLDER_PATH, name)]
}

/** The main picture of a product, found without its variants; a placeholder when it has none of its own. */
export function mainPicture(product: ProductDocument): ProductMediaMapper {
  return ownMedia(product)[0] ?? pictureMedia(PLACEHOLDER_PATH, product.name)
}

/** Pictures of a product without those of its variants, the main one first. Empty when it has none. */
export function ownMedia(product: ProductDocument): readonly ProductMediaMapper[] {
  return [...galleryMedia(product, product.name).values()]
}

/** Pictures of one variant, the product's own when it has none. */
export function variantMedia(
  product: ProductDocument,
  variant: VariantDocument,
  settings: Pick<StoreSettings, 'mergesVariantMedia'>,
): readonly ProductMediaMapper[] {
  const media = galleryMedia(variant, variant.name ?? product.name)
  return media.size > 0 ? [...media.values()] : productMedia(product, settings)
}

/** The main picture of one variant, found without its gallery; the product's own when it has none. */
export function variantPicture(product: ProductDocument, { image, name }: VariantDocument): ProductMediaMapper {
  return image === null ? mainPicture(product) : pictureMedia(image, name ?? product.name)
}

/** A picture that stands alone, such as a category's. */
export function pictureMedia(path: string, alt: string): ProductMediaMapper {
  return { kind: 'IMAGE', picture: path, alt, placeholderColor: PLACEHOLDER_COLOR, videoUrl: null }
}

type Pictures = Readonly<{ image: string | null; gallery: readonly GalleryItem[] }>

/**
 * Pictures by path and videos by path and address, because a video's still is often a picture of its own: the main
 * picture first, with what the gallery says of it, where it says something.
 */
function galleryMedia({ image, gallery }: Pictures, name: string): Map<string, ProductMediaMapper> {
  const media = new Map<string, ProductMediaMapper>()
  if (image !== null) media.set(image, pictureMedia(image, name))
  for (const { path, label, color, videoUrl } of gallery) {
    const key = videoUrl === null ? path : `${path} ${videoUrl}`
    const isStandIn = key === image && media.get(key)?.alt === name
    if (media.has(key) && !isStandIn) continue
    media.set(key, {
      kind: videoUrl === null ? 'IMAGE' : 'VIDEO',
      picture: path,
      alt: label ?? name,
      placeholderColor: color ?? PLACEHOLDER_COLOR,
      videoUrl,
    })
  }
  return media
}
