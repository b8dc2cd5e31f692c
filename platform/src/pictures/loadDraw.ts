import type { Draw } from './pictureSource.ts'

/**
 * Loads the function that draws from the module of a picture source.
 * @throws Error for a module without it
 */
export async function loadDraw(module: string): Promise<Draw> {
  const loaded: unknown = await import(module)
  if (!isDrawModule(loaded)) throw new Error(`${module} does not export draw`)
  return loaded.draw
}

function isDrawModule(value: unknown): value is Readonly<{ draw: Draw }> {
  return typeof value === 'object' && value !== null && 'draw' in value && typeof value.draw === 'function'
}
