import * as v from 'valibot'
import { plainText } from '../parse/plainText.ts'
import { readCount, readNumber, readText } from '../parse/readValue.ts'
import { CREDIT_LABEL_MAX_CHARACTERS } from './limits.ts'
import { frequencyOf } from './platformNames.ts'

/** Schema of an amount or a rate in a reply: a number of at least 0, also one written as text. */
export const amountField = v.pipe(v.unknown(), v.transform(readNumber), v.number(), v.minValue(0))

/** Schema of a whole number from 1 on. */
export const countField = v.pipe(v.unknown(), v.transform(readCount), v.number(), v.minValue(1))

/** Schema of an interval between payments, by the platform's name. */
export const frequencyField = v.pipe(
  v.unknown(),
  v.transform((name) => frequencyOf(readText(name))),
  v.picklist(['WEEKLY', 'BIWEEKLY', 'MONTHLY']),
)

/** Schema of a calendar date: `2026-11-26`. */
export const dateField = v.pipe(v.string(), v.isoDate())

/** Schema of a text for display, without markup; it must not be empty. */
export const labelField = v.pipe(
  v.unknown(),
  v.transform((value) => plainText(readText(value, CREDIT_LABEL_MAX_CHARACTERS) ?? '', CREDIT_LABEL_MAX_CHARACTERS)),
  v.string(),
)

/** Schema of a code of the platform; it must not be empty. */
export const codeField = v.pipe(
  v.unknown(),
  v.transform((value) => readText(value, CREDIT_LABEL_MAX_CHARACTERS)),
  v.string(),
)

/** Returns the parsed value; null if any part of it cannot be read. */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : null
}
