import type { TSchema } from 'typebox'
import type { Validator } from 'typebox/compile'

/** Returns the errors of a body, each with keyword, dataPath (`.products[0].qty`), schemaPath, params and message. */
export function validationErrors(validator: Validator<Record<string, TSchema>, TSchema>, body: unknown) {
  return validator
    .Errors(body)
    .filter((error) => error.keyword !== 'boolean')
    .map(({ keyword, instancePath, schemaPath, params, message }) => ({
      keyword,
      dataPath: dataPathOf(instancePath),
      schemaPath,
      params,
      message,
    }))
}

/** `/products/0/qty` is written `.products[0].qty`. */
function dataPathOf(instancePath: string): string {
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
}
