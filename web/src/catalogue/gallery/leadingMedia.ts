type Media = Readonly<{
  path: string
  /** Address of the video; null for a picture. A video's still may also be a picture of its own. */
  videoUrl?: string | null | undefined
}>

type Galleries<Item> = Readonly<{
  /** Pictures of the chosen variant; empty without one. */
  variant: readonly Item[]
  /** Pictures of the variants that are not chosen. */
  others: readonly Item[]
  product: readonly Item[]
}>

/**
 * Returns pictures and videos without duplicates, those of the chosen variant first. If it has several, pictures of
 * other variants are left out, also those that represent the product: they have another colour or size. A variant with
 * a single picture is shown with all of them.
 */
export function leadingMedia<Item extends Media>({ variant, others, product }: Galleries<Item>): Item[] {
  const own = new Set(variant.map(mediaKey))
  const strangers = new Set(own.size > 1 ? others.map(mediaKey).filter((key) => !own.has(key)) : [])
  const shown = [...variant, ...product].filter((media) => !strangers.has(mediaKey(media)))
  return [...new Map(shown.map((media) => [mediaKey(media), media])).values()]
}

/** Returns the identity of an item of a gallery. */
export function mediaKey({ path, videoUrl }: Media): string {
  return videoUrl ? `${path} ${videoUrl}` : path
}
