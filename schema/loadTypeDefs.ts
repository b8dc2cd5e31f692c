import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, Kind, parse } from 'graphql'
import { inheritDescriptions } from './inheritDescriptions.ts'

/**
 * The public schema as one document: every `*.graphql` file of this folder, in the order of their names, with the
 * descriptions that an interface or a convention gives to its implementers filled in.
 */
export function loadTypeDefs(): DocumentNode {
  const folder = import.meta.dirname
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
  const definitions = files.flatMap((name) => [...parse(readFileSync(join(folder, name), 'utf8')).definitions])
  return inheritDescriptions({ kind: Kind.DOCUMENT, definitions })
}
