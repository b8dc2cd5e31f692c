import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const chunkSchema = v.object({
  file: v.string(),
  isDynamicEntry: v.optional(v.boolean(), false),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  assets: v.optional(v.array(v.string()), []),
})

const viteManifestSchema = v.record(v.string(), chunkSchema)

/** Vite's manifest of built files, by source file. */
export type ViteManifest = v.InferOutput<typeof viteManifestSchema>

export function readViteManifest(client: string): ViteManifest {
  return v.parse(viteManifestSchema, JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')))
}

/** Returns the keys of a chunk and of all its imports, itself first. Throws when the source was not built. */
export function chunkClosure(manifest: ViteManifest, source: string): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build`)
    if (found.has(key)) return
    found.add(key)
    chunk.imports.forEach(visit)
  }
  visit(source)
  return [...found]
}
