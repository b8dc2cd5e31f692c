import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import { NUMBERS, TEXTS, anyValue } from './hostileValues.ts'
import type { Random } from './random.ts'

/** Values that name something of the shop, by the name of the field that takes them. */
export type Known = Readonly<Record<string, readonly unknown[]>>

type Options = Readonly<{
  random: Random
  known: Known
  /** Levels above it: deep inputs become small. */
  depth?: number
}>

/** Share of values that are of another type than is asked for; the others reach the code behind. */
const WRONG_SHARE = 0.04
const LIST_LENGTHS = [0, 1, 1, 1, 2, 3, 50, 51] as const

/** A value for an input of the graph: mostly of its type, with content that is not meant well. */
export function hostileValue(type: GraphQLInputType, name: string, options: Options): unknown {
  const { random, known, depth = 0 } = options
  const below = { ...options, depth: depth + 1 }
  if (isNonNullType(type)) return random.chance(WRONG_SHARE / 2) ? null : hostileValue(type.ofType, name, options)
  if (random.chance(WRONG_SHARE)) return anyValue(random)
  if (random.chance(0.05)) return null
  if (isListType(type)) {
    const length = random.pick(depth > 2 ? LIST_LENGTHS.slice(0, 4) : LIST_LENGTHS)
    return Array.from({ length }, () => hostileValue(type.ofType, name, below))
  }
  const samples = known[name]
  if (samples && samples.length > 0 && random.chance(0.6)) return random.pick(samples)
  if (isEnumType(type)) return random.pick(type.getValues()).name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const chosen = type.isOneOf
      ? [random.pick(fields)]
      : fields.filter((field) => isRequiredInputField(field) || random.chance(depth > 4 ? 0.1 : 0.5))
    return Object.fromEntries(chosen.map((field) => [field.name, hostileValue(field.type, field.name, below)]))
  }
  return scalarOf(type.name, options)
}

function scalarOf(name: string, { random }: Options): unknown {
  if (name === 'Boolean') return random.chance(0.5)
  if (name === 'Int') return random.pick(NUMBERS.filter((number) => Number.isInteger(number)))
  if (name === 'Float') return random.pick(NUMBERS)
  if (random.chance(0.3)) return random.pick(PLAUSIBLE)
  return random.pick(TEXTS)
}

/** Values that pass the checks of a form, so that the code behind them is tried as well. */
const PLAUSIBLE: readonly unknown[] = [
  'Ana', 'López', 'ana@example.mx', '44100', '3312345678', 'MX', 'Guadalajara', 'Jalisco', '2001-02-03', '1.00', '0.01', '-5',
  '999999999999.99', 'flatrate_flatrate', 'cashondelivery', 'Secreta1!', 'GODE561231GR8', '2030-01-01T00:00:00Z', '5',
] // prettier-ignore
