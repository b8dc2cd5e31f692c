import type { ProductMediaMapper } from './mappers.ts'
import type { GalleryItem, ProductDocument, VariantDocument } from './productDocument.ts'

/** Warm and neutral: right behind any furniture until its picture is there. */
const PLACEHOLDER_COLOR = '#ece7df'
const PLACEHOLDER_PATH = '/no_selection'

type NamedPicture = Readonly<{ path: string; alt: string }>

/**
 * Pictures of a product, the main one first, without repeats; of one with variants, each variant's picture too. Never
 * empty: the image service draws a neutral placeholder.
 */
export function productMedia(product: ProductDocument): readonly ProductMediaMapper[] {
  const { name, gallery, variants } = product
  const ofVariants = variants.flatMap((variant) =>
    variant.image !== null && variant.status < 2 ? [{ path: variant.image, alt: variant.name ?? name }] : [],
  )
  return neverEmpty(unrepeated([...ownMedia(product), ...ofVariants.map((picture) => still(gallery, picture))]), name)
}

/** The main picture of a product, found without its variants; a placeholder when it has none of its own. */
export function mainPicture(product: ProductDocument): ProductMediaMapper {
  return ownMedia(product)[0] ?? pictureMedia(PLACEHOLDER_PATH, product.name)
}

/** Pictures of a product without those of its variants, the main one first. Empty when it has none. */
export function ownMedia({ name, image, gallery }: ProductDocument): readonly ProductMediaMapper[] {
  const main = image === null ? [] : [still(gallery, { path: image, alt: name })]
  return unrepeated([...main, ...gallery.map((item) => galleryMedia(item, name))])
}

/** Pictures of one variant, the product's own when it has none. */
export function variantMedia(product: ProductDocument, variant: VariantDocument): readonly ProductMediaMapper[] {
  const alt = variant.name ?? product.name
  if (variant.image === null && variant.gallery.length === 0) return productMedia(product)
  const main = variant.image === null ? [] : [still(variant.gallery, { path: variant.image, alt })]
  return neverEmpty(unrepeated([...main, ...variant.gallery.map((item) => galleryMedia(item, alt))]), alt)
}

/** A picture that stands alone, such as a category's. */
export function pictureMedia(path: string, alt: string): ProductMediaMapper {
  return { kind: 'IMAGE', picture: path, alt, placeholderColor: PLACEHOLDER_COLOR, videoUrl: null }
}

/** A picture that documents name by its path alone; the gallery may say more of the same one. */
function still(gallery: readonly GalleryItem[], { path, alt }: NamedPicture): ProductMediaMapper {
  const item = gallery.find((candidate) => candidate.path === path)
  return item ? galleryMedia(item, alt) : pictureMedia(path, alt)
}

function galleryMedia({ path, label, color, videoUrl }: GalleryItem, name: string): ProductMediaMapper {
  return {
    kind: videoUrl === null ? 'IMAGE' : 'VIDEO',
    picture: path,
    alt: label ?? name,
    placeholderColor: color ?? PLACEHOLDER_COLOR,
    videoUrl,
  }
}

function neverEmpty(media: readonly ProductMediaMapper[], name: string): readonly ProductMediaMapper[] {
  return media.length > 0 ? media : [pictureMedia(PLACEHOLDER_PATH, name)]
}

function unrepeated(media: readonly ProductMediaMapper[]): readonly ProductMediaMapper[] {
  const seen = new Set<string>()
  return media.filter(({ picture }) => {
    const isNew = !seen.has(picture)
    seen.add(picture)
    return isNew
  })
}
