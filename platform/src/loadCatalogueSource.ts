import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { CatalogueSource, CreateSource, SourceOptions } from './catalogueSource.ts'

/** Thrown for a module that is not a source; the message names the variable and the file. */
export class CatalogueSourceError extends Error {}

/**
 * Loads the source of the first catalogue from a file that exports `createSource`. Null without a file: the platform
 * begins empty.
 * @throws CatalogueSourceError for a file that is missing, or exports no such function
 */
export async function loadCatalogueSource(
  file: string | null,
  options: SourceOptions,
): Promise<CatalogueSource | null> {
  if (file === null) return null
  if (!existsSync(file)) throw new CatalogueSourceError(`SEED_SOURCE: there is no file ${file}`)
  const loaded: unknown = await import(pathToFileURL(file).href)
  if (!isSourceModule(loaded)) throw new CatalogueSourceError(`SEED_SOURCE: ${file} does not export createSource`)
  return loaded.createSource(options)
}

function isSourceModule(value: unknown): value is Readonly<{ createSource: CreateSource }> {
  return (
    typeof value === 'object' && value !== null && 'createSource' in value && typeof value.createSource === 'function'
  )
}
