import { decodePath } from '@hogar/schema/routing/encodePath.ts'

/**
 * Returns the platform paths that a client's path may stand for: the decoded one, or the path itself if the client did
 * not encode it.
 */
export function pathsNamed(path: string): readonly string[] {
  return [...new Set([decodePath(path) ?? path, path.replace(/^\/+/, '')])]
}
