/** Returns the number of words in a text with HTML elements. */
export function countWords(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
