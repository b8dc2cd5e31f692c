type Modules = Readonly<{ getModuleInfo(id: string): Readonly<{ importedIds: readonly string[] }> | null }>

/**
 * Answers whether a first visit of home runs a module: the entry, the home's code, and what these import without waiting.
 * Whatever many later parts have in common stays out of the file that every visit loads.
 */
export function firstVisitModules(roots: readonly string[]): (id: string, modules: Modules) => boolean {
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
