const FIELDS = 'input, textarea, select, [contenteditable]'

/** True while a shopper types, pays, or looks at something that lies over the page: nothing may come over that by itself. */
export function isOccupied(): boolean {
  if (document.activeElement?.matches(FIELDS) || document.querySelector('dialog[open]')) return true
  return window.location.pathname.endsWith('/checkout')
}
