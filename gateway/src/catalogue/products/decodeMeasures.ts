import type { ProductDocument } from './productDocument.ts'
import { type Source, readNumber, readSource } from '../../parse/readValue.ts'

/** Decodes the outer measurements of a product or a variant; null for each one that is absent or 0. */
export function decodeMeasures(source: Source): ProductDocument['dimensions'] {
  const outer = readSource(source.dimensions)
  return {
    width: readMeasure(outer.width ?? source.width),
    height: readMeasure(outer.height ?? source.height),
    depth: readMeasure(outer.depth ?? source.depth),
    weight: readMeasure(outer.weight ?? source.weight),
  }
}

function readMeasure(value: unknown): number | null {
  const measure = readNumber(value)
  return measure !== null && measure > 0 ? measure : null
}
