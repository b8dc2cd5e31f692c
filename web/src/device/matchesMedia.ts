/**
 * Returns true when the window matches a media query. Without ranges (`width < 48em`): older browsers match none of
 * them.
 */
export function matchesMedia(query: string): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(query).matches
}
