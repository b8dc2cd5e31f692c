type Media = Readonly<{
  path: string
  /** Where the video is; null for a picture. A video's still may also be a picture of its own. */
  videoUrl?: string | null | undefined
}>

/** All of a product's pictures and videos, those of the chosen variant first, none of them twice. */
export function leadingMedia<Item extends Media>(variant: readonly Item[], product: readonly Item[]): Item[] {
  return [...new Map([...variant, ...product].map((media) => [mediaKey(media), media])).values()]
}

/** What tells one item of a gallery from another. */
export function mediaKey({ path, videoUrl }: Media): string {
  return videoUrl ? `${path} ${videoUrl}` : path
}
