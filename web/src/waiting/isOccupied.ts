const FIELDS = 'input, textarea, select, [contenteditable]'

/** Returns true while a shopper types, pays, or has a dialog open: nothing may cover that unasked. */
export function isOccupied(): boolean {
  if (document.activeElement?.matches(FIELDS) || document.querySelector('dialog[open]')) return true
  return window.location.pathname.endsWith('/checkout')
}
