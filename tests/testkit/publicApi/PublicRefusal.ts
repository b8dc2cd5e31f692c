/** An error of the public API: a text, a list of validation errors, or an object that holds the real code. */
export class PublicRefusal extends Error {
  readonly code: number
  readonly result: unknown

  constructor(code: number, result: unknown) {
    super(typeof result === 'string' ? result : JSON.stringify(result))
    this.code = code
    this.result = result
  }
}
