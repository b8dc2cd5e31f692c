/** Attributes by number, `color` and `color_options` being one, and to which of them each value belongs. */
export type AttributeNumbers = {
  readonly numbers: Map<string, number>
  /** By value, as it is numbered among those of all attributes. */
  readonly ofValue: number[]
  /** By attribute: the value that stands for having none. */
  readonly nothing: number[]
}

/** Value 0 is none of any attribute. */
export function createAttributeNumbers(): AttributeNumbers {
  return { numbers: new Map(), ofValue: [-1], nothing: [] }
}

/** Numbers a new value of an attribute among those of all. */
export function numberValue(attributes: AttributeNumbers, attribute: string): number {
  return attributes.ofValue.push(attributeNumber(attributes, attribute)) - 1
}

/** The value that says that a variant has none of an attribute that others have. */
export function valueForNothing(attributes: AttributeNumbers, attribute: string): number {
  return attributes.nothing[attributeNumber(attributes, attribute)] ?? 0
}

function attributeNumber({ numbers, ofValue, nothing }: AttributeNumbers, attribute: string): number {
  const name = attribute.replace(/_options$/, '')
  const known = numbers.get(name)
  if (known !== undefined) return known
  const number = numbers.size
  numbers.set(name, number)
  nothing.push(ofValue.push(number) - 1)
  return number
}
