import { sameText } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'
import { families } from '../families/families.ts'
import type { Family } from '../families/family.ts'

type SeriesOption = Readonly<{ id: number; label: Text }>

const FIRST_OPTION_ID = 801
/** Minimum number of products that make a series. */
const SERIES_MIN = 3

const isFurniture = ({ styled }: Family): boolean => styled === 'described'

function countedModels(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const model of families.filter(isFurniture).flatMap((family) => family.models))
    counts.set(model, (counts.get(model) ?? 0) + 1)
  return counts
}

/** Series of furniture that share a name, by that name. */
export const series: Readonly<Record<string, SeriesOption>> = Object.fromEntries(
  [...countedModels()]
    .filter(([, count]) => count >= SERIES_MIN)
    .map(([model], index) => [model, { id: FIRST_OPTION_ID + index, label: sameText(model) }]),
)

/** Returns the option of the series that a product is part of; empty for a product of none. */
export function seriesFields({ family, model }: Readonly<{ family: Family; model: string }>): Record<string, string> {
  const own = isFurniture(family) ? series[model] : undefined
  return own === undefined ? {} : { series: String(own.id) }
}
