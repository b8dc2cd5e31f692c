import type { StoreSettings } from '../../stores/storeSettings.ts'
import type { ProductMediaMapper } from '../mappers.ts'
import { servicePath } from './pictureUrl.ts'
import type { GalleryItem, ProductDocument, VariantDocument } from './productDocument.ts'

/** Placeholder colour: warm and neutral, fits behind any furniture until its picture has loaded. */
const PLACEHOLDER_COLOR = '#ece7df'
const PLACEHOLDER_PATH = '/no_selection'

/**
 * Returns the pictures of a product, the main one first, without duplicates; with those of its variants if the store
 * merges them. Never empty: the image service draws a neutral placeholder.
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
 * Returns the main picture of a product with the label and colour of its own, so that a list does not read galleries.
 * Without one, the first picture of the gallery if that was read; else a placeholder.
 */
export function mainPicture({ name, image, imageLabel, imageColor, gallery }: ProductDocument): ProductMediaMapper {
  const [first] = gallery
  if (image === null) return first ? galleryItem(first, name) : pictureMedia(PLACEHOLDER_PATH, name)
  return { ...pictureMedia(image, imageLabel ?? name), placeholderColor: imageColor ?? PLACEHOLDER_COLOR }
}

/**
 * Returns the picture of a product on a card: its main picture, unless that is of variants that are sold out by the
 * index. Then the picture of the first variant in stock: a card does not show a colour that cannot be bought.
 */
export function cardPicture(product: ProductDocument): ProductMediaMapper {
  const instead = variantInstead(product)
  return instead ? variantPicture(product, instead) : mainPicture(product)
}

/** Returns the second picture of a card; null without one, or if the card shows a variant instead of the product. */
export function secondCardPicture(product: ProductDocument): ProductMediaMapper | null {
  if (variantInstead(product)) return null
  return ownMedia(product).filter(({ kind }) => kind === 'IMAGE')[1] ?? null
}

/** Returns the variant whose picture replaces that of a product; null if the product's own is shown. */
function variantInstead({ image, variants }: ProductDocument): VariantDocument | null {
  const enabled = variants.filter(({ status }) => status < 2)
  const shown = enabled.filter((variant) => variant.image !== null && variant.image === image)
  if (shown.length === 0 || shown.some(({ isInStock }) => isInStock !== false)) return null
  return enabled.find((variant) => variant.image !== null && variant.isInStock !== false) ?? null
}

/** Returns the pictures of a product without those of its variants, the main one first; may be empty. */
export function ownMedia(product: ProductDocument): readonly ProductMediaMapper[] {
  return [...galleryMedia(product, product.name).values()]
}

/** Returns the pictures of one variant; the product's if it has none. */
export function variantMedia(
  product: ProductDocument,
  variant: VariantDocument,
  settings: Pick<StoreSettings, 'mergesVariantMedia'>,
): readonly ProductMediaMapper[] {
  const media = galleryMedia(variant, variant.name ?? product.name)
  return media.size > 0 ? [...media.values()] : productMedia(product, settings)
}

/** Returns the main picture of one variant, without reading its gallery; the product's if it has none. */
export function variantPicture(product: ProductDocument, { image, name }: VariantDocument): ProductMediaMapper {
  return image === null ? mainPicture(product) : pictureMedia(image, name ?? product.name)
}

/** Returns a single picture, such as a category's. */
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
 * Returns pictures by path and videos by path and address, since a video's preview is often a picture of its own: the
 * main picture first, with its data from the gallery.
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
