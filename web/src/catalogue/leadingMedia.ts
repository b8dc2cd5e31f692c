/** All of a product's pictures, those of the chosen variant first, none of them twice. */
export function leadingMedia<Media extends Readonly<{ path: string }>>(
  variant: readonly Media[],
  product: readonly Media[],
): Media[] {
  return [...new Map([...variant, ...product].map((media) => [media.path, media])).values()]
}
