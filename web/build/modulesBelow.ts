export type Modules = Readonly<{ getModuleInfo(id: string): Readonly<{ importedIds: readonly string[] }> | null }>

/**
 * Returns a test for modules that run with one of the roots without waiting: the root and its static imports at any
 * depth.
 */
export function modulesBelow(roots: readonly string[]): (id: string, modules: Modules) => boolean {
  let needed: Set<string> | null = null
  return (id, modules) => {
    needed ??= reachable(roots, modules)
    return needed.has(id)
  }
}

function reachable(roots: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
