export type Envelope<Result> = Readonly<{ code: number; result: Result; meta?: Readonly<Record<string, unknown>> }>

/** A successful answer. */
export function success<Result>(result: Result): Envelope<Result> {
  return { code: 200, result }
}

/** A refusal; `code` is the HTTP status as well. */
export function failure(code: number, result: unknown, meta?: Readonly<Record<string, unknown>>): Envelope<unknown> {
  return meta === undefined ? { code, result } : { code, result, meta }
}
