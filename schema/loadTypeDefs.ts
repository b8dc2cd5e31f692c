import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, Kind, parse } from 'graphql'
import { inheritDescriptions } from './inheritDescriptions.ts'

/**
 * Loads the public schema as one document: all `*.graphql` files of this folder in the order of their names, with inherited
 * and conventional descriptions filled in.
 */
export function loadTypeDefs(): DocumentNode {
  const folder = import.meta.dirname
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
  const definitions = files.flatMap((name) => [...parse(readFileSync(join(folder, name), 'utf8')).definitions])
  return inheritDescriptions({ kind: Kind.DOCUMENT, definitions })
}
