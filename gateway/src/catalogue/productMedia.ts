import type { StoreSettings } from '../stores/storeSettings.ts'
import type { ProductMediaMapper } from './mappers.ts'
import { servicePath } from './pictureUrl.ts'
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

/**
 * The main picture of a product, found without its variants and without looking through all of its gallery; a placeholder
 * when it has none of its own.
 */
export function mainPicture({ name, image, gallery }: ProductDocument): ProductMediaMapper {
  const told = image === null ? gallery[0] : gallery.find((item) => isPictureAt(item, image))
  return told ? galleryItem(told, name) : pictureMedia(image ?? PLACEHOLDER_PATH, name)
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
  return {
    kind: 'IMAGE',
    picture: path,
    path: servicePath(path),
    alt,
    placeholderColor: PLACEHOLDER_COLOR,
    videoUrl: null,
  }
}

type Pictures = Readonly<{ image: string | null; gallery: readonly GalleryItem[] }>

/**
 * Pictures by path and videos by path and address, because a video's still is often a picture of its own: the main
 * picture first, with what the gallery says of it.
 */
function galleryMedia({ image, gallery }: Pictures, name: string): Map<string, ProductMediaMapper> {
  const media = new Map<string, ProductMediaMapper>()
  if (image !== null) {
    const told = gallery.find((item) => isPictureAt(item, image))
    media.set(image, told ? galleryItem(told, name) : pictureMedia(image, name))
  }
  for (const item of gallery) {
    const key = item.videoUrl === null ? item.path : `${item.path} ${item.videoUrl}`
    if (!media.has(key)) media.set(key, galleryItem(item, name))
  }
  return media
}

function isPictureAt({ path, videoUrl }: GalleryItem, image: string): boolean {
  return videoUrl === null && path === image
}

function galleryItem({ path, label, color, videoUrl }: GalleryItem, name: string): ProductMediaMapper {
  return {
    kind: videoUrl === null ? 'IMAGE' : 'VIDEO',
    picture: path,
    path: servicePath(path),
    alt: label ?? name,
    placeholderColor: color ?? PLACEHOLDER_COLOR,
    videoUrl,
  }
}
