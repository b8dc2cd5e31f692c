/** Joins class names and leaves out what is not wanted: `classNames(styles.card, isOpen && styles.open)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
