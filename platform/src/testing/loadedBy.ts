import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Returns every file, relative to `root`, and every package that runs when `file` is imported; types leave nothing behind. */
export function loadedBy(file: string, root: string): readonly string[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(
      /^(?:import|export) (?!type\b)(?:[^';=(]* from )?'([^']+)'/gm,
    )) {
      if (name.startsWith('.')) visit(join(dirname(path), name))
      else seen.add(name)
    }
  }
  visit(join(root, file))
  return [...seen].map((name) => (name.startsWith(root) ? relative(root, name) : name))
}
