/** Category as the menu shows it. */
export type MenuEntry = Readonly<{
  id: string
  name: string
  link: string
  opensInNewWindow?: boolean
  children?: readonly MenuEntry[]
}>

type MenuLevel = Readonly<{
  /** Category whose children are shown, null at the top. */
  parent: MenuEntry | null
  entries: readonly MenuEntry[]
}>

/** Returns the level that a trail of ids names. A step that is no longer in the tree ends the trail there. */
export function menuLevel(tree: readonly MenuEntry[], trail: readonly string[]): MenuLevel {
  let level: MenuLevel = { parent: null, entries: tree }
  for (const id of trail) {
    const next = level.entries.find((entry) => entry.id === id)
    if (!next?.children?.length) return level
    level = { parent: next, entries: next.children }
  }
  return level
}
