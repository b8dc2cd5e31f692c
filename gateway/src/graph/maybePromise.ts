/** Value that may be known already: lists have dozens of fields, and should not await each. */
export type MaybePromise<Value> = Value | Promise<Value>

/** Returns what `work` makes of a value: at once if the value is known, else once it is. */
export function whenKnown<Value, Result>(
  value: MaybePromise<Value>,
  work: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(work) : work(value)
}
