import type { ViteManifest } from './viteManifest.ts'

/**
 * Throws where built files import each other in a circle: one of them runs before the other has set its exports, and a
 * component is undefined on some page, depending on which was opened first.
 */
export function refuseCycles(manifest: ViteManifest): void {
  const done = new Set<string>()
  const visit = (key: string, path: readonly string[]) => {
    const start = path.indexOf(key)
    if (start >= 0) throw new Error(`Files of the build import each other: ${[...path.slice(start), key].join(' → ')}`)
    if (done.has(key)) return
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...path, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
}
