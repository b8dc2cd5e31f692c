import { decodePath } from '@hogar/schema/routing/encodePath.ts'

/** Platform's paths that a client can mean by a path: the one that it encodes, or, of clients that do not encode, itself. */
export function pathsNamed(path: string): readonly string[] {
  return [...new Set([decodePath(path) ?? path, path.replace(/^\/+/, '')])]
}
