import { plainText } from '../../parse/plainText.ts'
import { readSource, readText } from '../../parse/readValue.ts'
import { ADDITIONAL_TEXT_MAX_CHARACTERS } from '../limits.ts'

/** Warranty and delivery option of a line. They do not belong to its identity. */
export type LineAdditions = Readonly<{ warranty: string | null; deliveryOption: string | null }>

/** Additions that a caller asks for: null or absent leaves what the line has, the empty text removes it. */
export type AskedAdditions = Readonly<{ [Name in keyof LineAdditions]?: string | null | undefined }>

/** Reads warranty and delivery option out of the `extension_attributes` of a platform's line, as plain text. */
export function readLineAdditions(extensionAttributes: unknown): LineAdditions {
  const { warranty, opcion_de_entrega: delivery } = readSource(readSource(extensionAttributes).additional_data)
  return {
    warranty: plainText(readText(warranty) ?? '', ADDITIONAL_TEXT_MAX_CHARACTERS),
    deliveryOption: readText(delivery),
  }
}

/** Returns the `extension_attributes` of a platform's line for what a caller asks for; no field if that is nothing. */
export function toExtensionAttributes({ warranty, deliveryOption }: AskedAdditions) {
  const asked = { warranty: warranty ?? undefined, opcion_de_entrega: deliveryOption ?? undefined }
  const isNone = asked.warranty === undefined && asked.opcion_de_entrega === undefined
  return isNone ? {} : { extension_attributes: { additional_data: asked } }
}

/** True if a line has all additions that a caller asks for. */
export function hasAdditions(line: AskedAdditions, asked: AskedAdditions): boolean {
  const isSo = (name: keyof LineAdditions) => (asked[name] ?? line[name] ?? '') === (line[name] ?? '')
  return isSo('warranty') && isSo('deliveryOption')
}

/** Additions of two requests for one line: those of the second, where it has any. */
export function mergeAdditions(first: AskedAdditions, second: AskedAdditions): AskedAdditions {
  return {
    warranty: second.warranty ?? first.warranty,
    deliveryOption: second.deliveryOption ?? first.deliveryOption,
  }
}
