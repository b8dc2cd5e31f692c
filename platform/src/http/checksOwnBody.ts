import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { PlatformError } from './PlatformError.ts'

/**
 * Validator compiler of a route whose handler checks the body by itself, because callers of its contract know those errors
 * as a list. Everything else of the request is checked before: a query parameter that is given twice is no text.
 */
export const checksOwnBody: FastifySchemaCompiler<TSchema> = ({ schema, httpPart = 'request' }) => {
  if (httpPart === 'body') return () => true
  const validator = Compile(schema)
  return (value: unknown) => {
    const [error] = validator.Check(value) ? [] : validator.Errors(value)
    if (error === undefined) return { value }
    return { error: new PlatformError(400, `${httpPart}${error.instancePath} ${error.message}`) }
  }
}
